package dev.benchstudy.benchstat.machine;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What this computer is, as far as it bears on a measurement. What cannot be told is {@code
 * unknown}, never left out.
 *
 * @param id equal for two runs on one machine, also if one was kept to some of its processors, and
 *     telling nothing else about it; a container is a machine of its own each time it is made anew
 * @param os the operating system's name and version
 * @param kernel the kernel's version
 * @param cpu the processor's model
 * @param cores how many processors the JVM may use
 * @param governor the frequency governor of the first processor
 * @param virtualization {@code none}, or what is known of the virtual machine or container
 * @param cgroup the control group's limits, or {@code none}
 */
public record Machine(
    String id,
    String os,
    String kernel,
    String cpu,
    int cores,
    String governor,
    String virtualization,
    String cgroup) {
  static final String UNKNOWN = "unknown";

  /** Describes the machine whose files these are. */
  public static Machine describe(SystemFiles files) {
    String cpu =
        files
            .field("/proc/cpuinfo", "model name", ':')
            .or(() -> files.field("/proc/cpuinfo", "Processor", ':'))
            .orElse(System.getProperty("os.arch", UNKNOWN));
    int cores = Runtime.getRuntime().availableProcessors();
    return new Machine(
        identity(files, cpu),
        files
            .field("/etc/os-release", "PRETTY_NAME", '=')
            .map(name -> name.replace("\"", ""))
            .orElse(System.getProperty("os.name") + " " + System.getProperty("os.version")),
        files.read("/proc/sys/kernel/osrelease").orElse(System.getProperty("os.version", UNKNOWN)),
        cpu,
        cores,
        files.read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").orElse(UNKNOWN),
        virtualization(files),
        files.exists("/proc/self/cgroup") ? ControlGroup.read(files).describe() : UNKNOWN);
  }

  /** The components by name, in order, as they stand in a result file. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("id", id);
    map.put("os", os);
    map.put("kernel", kernel);
    map.put("cpu", cpu);
    map.put("cores", Integer.toString(cores));
    map.put("governor", governor);
    map.put("virtualization", virtualization);
    map.put("cgroup", cgroup);
    return map;
  }

  static String virtualization(SystemFiles files) {
    List<String> layers = new ArrayList<>();
    if (files.exists("/.dockerenv") || files.exists("/run/.containerenv")) {
      layers.add("container");
    }
    boolean hypervisor =
        files
            .field("/proc/cpuinfo", "flags", ':')
            .map(flags -> List.of(flags.split(" ")).contains("hypervisor"))
            .orElse(false);
    if (hypervisor || files.exists("/sys/hypervisor/type")) {
      String maker =
          files
              .read("/sys/class/dmi/id/sys_vendor")
              .or(() -> files.read("/sys/hypervisor/type"))
              .map(name -> " (" + name + ")")
              .orElse("");
      layers.add("virtual machine" + maker);
    }
    if (!layers.isEmpty()) {
      return String.join(" in a ", layers);
    }
    return files.exists("/proc/cpuinfo") ? "none" : UNKNOWN;
  }

  /** Names may identify people and companies, so only a digest of them is kept. */
  private static String identity(SystemFiles files, String cpu) {
    String name = files.read("/etc/machine-id").orElse("") + "|" + hostName();
    long processors =
        files.lines("/proc/cpuinfo").stream().filter(line -> line.startsWith("processor")).count();
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((name + "|" + cpu + "|" + processors).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return UNKNOWN;
    }
  }
}
