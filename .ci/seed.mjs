/**
 * What tests that make up their input begin with: another one each day, so that every day tries something new, and the same
 * all day, so that what fails can be had again. `SEED=20261124` has that of another day again.
 */
export const SEED = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))

const DAYS = 3

/** Has what is long take turns by the day, here and in what is started from here. */
export function takeTurns() {
  process.env.DAY_OF_TURNS ??= String(Math.floor(Date.now() / 86_400_000))
}

/**
 * Whether something of a list has its turn today. The whole test command takes a third of what is long each day, so that all
 * of it is run in three; whoever asks for less than the whole command, or for `npm run test:deep`, gets all of that.
 */
export const isOfTheDay = (index, day = process.env.DAY_OF_TURNS) =>
  day === undefined || index % DAYS === Number(day) % DAYS

/** What the sources of tests are bundled with: the seed, whether a run may take long, and what has its turn today. */
export const SEED_DEFINITIONS = {
  SEED_OF_THE_DAY: String(SEED),
  IS_DEEP: String(process.env.DEEP !== undefined),
  TURNS_OF_THE_DAY: JSON.stringify(Array.from({ length: DAYS }, (_, turn) => isOfTheDay(turn)))
}
