package dev.benchstudy.benchstat.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A headless Chromium with one page, spoken to by its own protocol over a web socket of the JDK's.
 *
 * <p>Selenium would do the same with forty further libraries and a driver program whose version
 * must be the browser's.
 */
final class Browser implements AutoCloseable {
  private static final List<String> PROGRAMS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final Pattern LISTENING = Pattern.compile("DevTools listening on (ws://\\S+)");
  private static final int SECONDS = 60;

  private final Process process;
  private final Path profile;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<String>> answers = new ConcurrentHashMap<>();
  private final List<String> events = new CopyOnWriteArrayList<>();
  private String session = "";
  private int calls;

  private Browser(Process process, Path profile, WebSocket socket) {
    this.process = process;
    this.profile = profile;
    this.socket = socket;
  }

  /** Returns the path of a browser on this machine, if there is one. */
  static Optional<Path> program() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .flatMap(folder -> PROGRAMS.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Browser start(Path program) throws Exception {
    Path profile = Files.createTempDirectory("browser");
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--remote-debugging-port=0",
                "--window-size=1280,1400",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Listener listener = new Listener();
    WebSocket socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address(process), listener)
            .get(SECONDS, TimeUnit.SECONDS);
    Browser browser = new Browser(process, profile, socket);
    listener.browser.complete(browser);
    String target = browser.call("Target.createTarget", "{\"url\":\"about:blank\"}");
    String attached =
        browser.call(
            "Target.attachToTarget",
            "{\"flatten\":true,\"targetId\":\"" + value(target, "/result/targetId") + "\"}");
    browser.session = value(attached, "/result/sessionId");
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      browser.call(domain + ".enable", "{}");
    }
    return browser;
  }

  private static URI address(Process process) throws IOException {
    BufferedReader errors =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      Matcher matcher = LISTENING.matcher(line);
      if (matcher.find()) {
        Thread drain = new Thread(() -> errors.lines().forEach(rest -> {}));
        drain.setDaemon(true);
        drain.start();
        return URI.create(matcher.group(1));
      }
    }
    throw new IOException("the browser ended without listening");
  }

  /** Opens a page and waits until it is loaded. */
  void open(Path page) throws Exception {
    events.clear();
    call("Page.navigate", "{\"url\":\"" + page.toUri() + "\"}");
    for (int i = 0; i < 10 * SECONDS && eventsOf("Page.loadEventFired").isEmpty(); i++) {
      Thread.sleep(100);
    }
  }

  /** Returns the value of an expression as text. */
  String evaluate(String expression) throws Exception {
    String answer =
        call(
            "Runtime.evaluate",
            "{\"returnByValue\":true,\"awaitPromise\":true,\"expression\":\""
                + new String(
                    JsonStringEncoder.getInstance().quoteAsString("String(" + expression + ")"))
                + "\"}");
    return value(answer, "/result/result/value");
  }

  /** Waits until an expression is true. */
  void await(String expression) throws Exception {
    for (int i = 0; i < 10 * SECONDS; i++) {
      if (evaluate(expression).equals("true")) {
        return;
      }
      Thread.sleep(100);
    }
    throw new TimeoutException(expression);
  }

  /** Makes the browser prefer light or dark pages. */
  void prefer(String scheme) throws Exception {
    call(
        "Emulation.setEmulatedMedia",
        "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"" + scheme + "\"}]}");
  }

  void screenshot(Path file) throws Exception {
    String answer = call("Page.captureScreenshot", "{\"captureBeyondViewport\":true}");
    Files.write(file, Base64.getDecoder().decode(value(answer, "/result/data")));
  }

  /** Returns what went wrong in the page: exceptions, and messages of errors and warnings. */
  List<String> complaints() {
    return Stream.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
        .flatMap(name -> eventsOf(name).stream())
        .toList();
  }

  /** Returns the addresses that the page asked for. */
  List<String> requests() throws IOException {
    List<String> addresses = new CopyOnWriteArrayList<>();
    for (String event : eventsOf("Network.requestWillBeSent")) {
      addresses.add(value(event, "/params/request/url"));
    }
    return addresses;
  }

  private List<String> eventsOf(String method) {
    return events.stream()
        .filter(event -> event.contains("\"method\":\"" + method + "\""))
        .toList();
  }

  private String call(String method, String parameters) throws Exception {
    int id = ++calls;
    CompletableFuture<String> answer = new CompletableFuture<>();
    answers.put(id, answer);
    String addressee = session.isEmpty() ? "" : ",\"sessionId\":\"" + session + "\"";
    var unused =
        socket.sendText(
            "{\"id\":"
                + id
                + ",\"method\":\""
                + method
                + "\",\"params\":"
                + parameters
                + addressee
                + "}",
            true);
    try {
      return answer.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException(method + " was not answered", e);
    }
  }

  private void take(String message) {
    try {
      String id = value(message, "/id");
      if (id.isEmpty()) {
        events.add(message);
      } else {
        Optional.ofNullable(answers.remove(Integer.parseInt(id)))
            .ifPresent(answer -> answer.complete(message));
      }
    } catch (IOException e) {
      events.add(message);
    }
  }

  /** Returns the scalar at a JSON pointer as text, empty if there is none. */
  private static String value(String json, String pointer) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isScalarValue()
            && parser.getParsingContext().pathAsPointer().toString().equals(pointer)) {
          return parser.getText();
        }
      }
    }
    return "";
  }

  @Override
  public void close() throws IOException {
    socket.abort();
    // Its helpers outlive it for a moment, and write into the profile to the last.
    List<ProcessHandle> helpers = process.descendants().toList();
    process.destroy();
    process.onExit().join();
    for (ProcessHandle helper : helpers) {
      helper.destroyForcibly();
      helper.onExit().join();
    }
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    }
  }

  /** Puts the parts of messages together. */
  private static final class Listener implements WebSocket.Listener {
    private final CompletableFuture<Browser> browser = new CompletableFuture<>();
    private final StringBuilder message = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      message.append(data);
      if (last) {
        String whole = message.toString();
        message.setLength(0);
        var unused = browser.thenAccept(b -> b.take(whole));
      }
      socket.request(1);
      return null;
    }
  }
}
