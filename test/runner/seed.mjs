/**
 * Seed of tests with random input. It is fixed, so that the same commit always runs the same tests. `SEED=7 npm test`
 * tries other input.
 */
export const SEED = Number(process.env.SEED ?? 20261126)

/** `true` if the run may take long, as `npm run test:full` does. */
export const IS_FULL_RUN = process.env.FULL_RUN !== undefined

/** Constants for the bundles of tests. */
export const SEED_DEFINITIONS = { TEST_SEED: String(SEED), IS_FULL_RUN: String(IS_FULL_RUN) }
