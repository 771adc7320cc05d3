declare const TEST_SEED: number
declare const IS_FULL_RUN: boolean

/** Seed of random input: fixed, unless the command sets `SEED`. */
export const SEED = TEST_SEED

/** `true` if the run may take long, as `npm run test:full` does. */
export const isFullRun = IS_FULL_RUN
