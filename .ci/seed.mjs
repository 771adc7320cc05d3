import { TURNS } from './turns.mjs'

/**
 * What tests that make up their input begin with: another one each day, so that every day tries something new, and the same
 * all day, so that what fails can be had again. `SEED=20261124` has that of another day again.
 */
export const SEED = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** What the sources of tests are bundled with: the seed, whether a run may take long, and what has its turn today. */
export const SEED_DEFINITIONS = {
  SEED_OF_THE_DAY: String(SEED),
  IS_DEEP: String(process.env.DEEP !== undefined),
  TURNS_OF_THE_DAY: JSON.stringify(TURNS)
}
