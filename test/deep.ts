declare const SEED_OF_THE_DAY: number
declare const IS_DEEP: boolean
declare const TURNS_OF_THE_DAY: readonly boolean[]

/** What made-up input begins with today; `SEED=20261124` before the command has that of another day again. */
export const SEED = SEED_OF_THE_DAY

/** Whether the run may take long, as `npm run test:deep` does. */
export const isDeep = IS_DEEP

/** Whether something of a list has its turn today, as in `.ci/turns.mjs`. */
export const isOfTheDay = (index: number): boolean => TURNS_OF_THE_DAY[index % TURNS_OF_THE_DAY.length] ?? true
