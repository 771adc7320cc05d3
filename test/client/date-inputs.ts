/** The least that a polyfill, or a browser, can have of `Temporal` for a moment of it. */
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

/** Every kind of moment that a host may give, made of a text with an offset of two hours. */
export const DATE_INPUTS: [string, CreateDate][] = [
  ['Date', (text) => new Date(text)],
  ['a Temporal.Instant of a polyfill', fakeTemporal('Instant')],
  ['a Temporal.ZonedDateTime of a polyfill', fakeTemporal('ZonedDateTime')],
  ...nativeTemporal()
]
