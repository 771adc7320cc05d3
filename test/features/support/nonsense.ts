/** Values that a platform may send instead of documented ones. */
export const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  7.5,
  NaN,
  '',
  ' ',
  'text',
  true,
  false,
  [],
  {},
  [null],
  [[]],
  () => 1
]

/** Values that a platform may send instead of numbers. */
export const NO_NUMBERS: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  '',
  ' ',
  '70',
  'text',
  true,
  [],
  {},
  [null],
  () => 1
]
