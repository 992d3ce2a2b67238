package dev.benchstudy.benchstat.calibrate;

import java.util.random.RandomGenerator;

/** A shape of random differences between forks, with mean 0 and standard deviation 1. */
enum Noise {
  NORMAL("normal") {
    @Override
    double next(RandomGenerator random) {
      return random.nextGaussian();
    }
  },
  /** The exponential of a standard normal number: a long tail on the slow side. */
  LOG_NORMAL("log-normal") {
    @Override
    double next(RandomGenerator random) {
      double mean = Math.exp(0.5);
      double deviation = Math.sqrt((Math.E - 1) * Math.E);
      return (Math.exp(random.nextGaussian()) - mean) / deviation;
    }
  },
  /** One of two outcomes, as of a compiler that decides one way or the other. */
  BIMODAL("bimodal") {
    @Override
    double next(RandomGenerator random) {
      return random.nextBoolean() ? 1 : -1;
    }
  };

  private final String label;

  Noise(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  abstract double next(RandomGenerator random);
}
