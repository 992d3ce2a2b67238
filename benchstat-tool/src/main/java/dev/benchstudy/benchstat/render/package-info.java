/**
 * Turns comparison tables into text, CSV, Markdown, JSON, a page or pictures: the last step of the
 * pipeline.
 *
 * <pre>{@code
 * Report -> TextRenderer      Grid lines up cells                     for a terminal
 *        -> CsvRenderer                                               for a spreadsheet
 *        -> MarkdownRenderer  MarkdownTable, MarkdownText             for a pull request
 *        -> JsonRenderer      ReportJson (report.schema.json)         for programs
 *        -> HtmlRenderer      HtmlTable, ReportJson, page.js          to look at
 *        -> Pictures          ReportJson, pictures.js                 for a document
 *                                  charts.js: what both of them draw, with ECharts
 * }</pre>
 *
 * What cells, notes, footnotes and explanations say is the same in all of them: {@code CellText},
 * {@code ReportNotes}, {@code Footnotes}, {@code Explanation}, {@code VerdictText}.
 */
@NullMarked
package dev.benchstudy.benchstat.render;

import org.jspecify.annotations.NullMarked;
