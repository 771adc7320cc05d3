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

/** Of each of a list of three whether it has its turn today. */
export const TURNS = Array.from({ length: DAYS }, (_, index) => isOfTheDay(index))
