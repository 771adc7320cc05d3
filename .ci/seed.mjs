import { TURNS } from './turns.mjs'

/**
 * Seed of tests with random input. It changes every day, so that every day tests new input, and is constant during a
 * day, so that failures can be reproduced. `SEED=20261124` repeats the run of an earlier day.
 */
export const SEED = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** Constants for the bundles of tests: the seed, long runs, and the daily rotation. */
export const SEED_DEFINITIONS = {
  SEED_OF_THE_DAY: String(SEED),
  IS_DEEP: String(process.env.DEEP !== undefined),
  TURNS_OF_THE_DAY: JSON.stringify(TURNS)
}
