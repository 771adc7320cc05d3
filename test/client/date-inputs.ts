/** A minimal implementation of a `Temporal` object. */
const fakeTemporal = (kind: 'Instant' | 'ZonedDateTime') => (text: string) => ({
  [Symbol.toStringTag]: `Temporal.${kind}` as const,
  epochMilliseconds: Date.parse(text),
  toJSON: () => (kind === 'Instant' ? text : `${text}[Europe/Berlin]`),
  valueOf() {
    throw new TypeError('A moment of Temporal has no value.')
  }
})

type CreateDate = (text: string) => Date | ReturnType<ReturnType<typeof fakeTemporal>>

interface Temporal {
  Instant: { from: CreateDate }
  ZonedDateTime: { from: CreateDate }
}

function nativeTemporal(): [string, CreateDate][] {
  const Temporal: Temporal | undefined = Reflect.get(globalThis, 'Temporal')
  if (!Temporal) return []
  return [
    ['Temporal.Instant', (text) => Temporal.Instant.from(text)],
    ['Temporal.ZonedDateTime', (text) => Temporal.ZonedDateTime.from(`${text}[+02:00]`)]
  ]
}

/** All supported date types, created from a string with an offset of two hours. */
export const DATE_INPUTS: [string, CreateDate][] = [
  ['Date', (text) => new Date(text)],
  ['a Temporal.Instant of a polyfill', fakeTemporal('Instant')],
  ['a Temporal.ZonedDateTime of a polyfill', fakeTemporal('ZonedDateTime')],
  ...nativeTemporal()
]
