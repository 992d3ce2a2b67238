package dev.benchstudy.benchstat.compare;

/** How samples are summarised and compared. */
interface Rule {
  /** Returns the summary of a sample. */
  Summary summarize(Sample sample);

  /** Compares a sample with that of the first column. */
  Comparison compare(Sample base, Sample sample);
}
