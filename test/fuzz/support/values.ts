/** Placeholder for a number beyond the range of doubles, which `JSON.parse` reads as infinite. */
const ENDLESS = '\uE000endless'

const nested = (depth: number): unknown => {
  let value: unknown = 'core'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** Values that can replace any value, by the name that a failure reports. */
const ANYWHERE: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  true: true,
  false: false,
  zero: 0,
  negative: -1,
  fraction: 7.123456789,
  'minus zero': -0,
  huge: 1e308,
  'hugely negative': -1e308,
  endless: ENDLESS,
  tiny: 5e-324,
  'beyond safe integers': 2 ** 53 + 2,
  'milliseconds beyond dates': 8.64e15 + 1,
  'no text': '',
  blank: ' \t\n\u00A0 ',
  text: 'text',
  'a word of 10,000': 'x'.repeat(10_000),
  'words of 10,000': 'long word '.repeat(1_000),
  'right to left': '\u202Eevil\u202C דלת ראשית الباب',
  'control characters': 'a\u0000b\u0007c\u001Bd\u007Fe\u0085f\u2028g\uFEFF',
  HTML: '<img src="x:" onerror="globalThis.ranScripts=1"><blink>Bold</blink>',
  script: '"><script>globalThis.ranScripts=1</script>',
  'address that is a script': 'javascript:globalThis.ranScripts=1',
  quotes: `'"\`\${globalThis.ranScripts=1}\\`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇺🇳',
  'stacked marks': `Z${'\u0335\u0321\u034C'.repeat(60)}`,
  'lone surrogates': '\uD83D lone \uDE00',
  __proto__text: '__proto__',
  constructor: 'constructor',
  hasOwnProperty: 'hasOwnProperty',
  toString: 'toString',
  valueOf: 'valueOf',
  'empty list': [],
  'empty object': {},
  'list of null': [null],
  'list of lists': [[], [[]]],
  'list of objects': [{}, { name: {} }],
  'list of 2,000': Array.from({ length: 2_000 }, (_, index) => index),
  'list of texts': ['a', '', ' '],
  'object for a text': { toString: 1, valueOf: null, length: -1 },
  'object like a list': { 0: 'a', length: 1 },
  'object that reaches for prototypes': JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  ),
  'deep nesting': nested(400),
  'first date': '0000-01-01T00:00:00.000Z',
  'last date': '9999-12-31T23:59:59.999Z',
  'date of the year 10000': '+010000-01-01T00:00:00.000Z',
  'date of five digits': '10000-01-01T00:00:00Z',
  'year alone': '12345',
  'date that is none': '2026-02-30T25:61:61Z',
  'date without a zone': '2026-11-22T10:00:00',
  'date before dates': '-271821-04-19T23:59:59.999Z',
  'date of a leap second': '2026-12-31T23:59:60Z',
  'time of a day': '25:99:00[Nowhere/At_All]',
  'time of a day without a zone': '20:00:00[]',
  'time of a day elsewhere': '23:59:59.999999999[Pacific/Apia]',
  'zone that is none': 'Mars/Olympus_Mons',
  'zone of an offset': '+26:00'
}

/** Values that can also replace a number or a boolean. As a name they would be displayed correctly. */
const FOR_NO_TEXT: Readonly<Record<string, unknown>> = {
  'the text NaN': 'NaN',
  'the text Infinity': 'Infinity',
  'the text null': 'null',
  'the text undefined': 'undefined',
  'number as a text': '70',
  'number with a comma': '7,5',
  'number in words of code': '0x1F'
}

const VALUES: Readonly<Record<string, unknown>> = { ...ANYWHERE, ...FOR_NO_TEXT }

/** Returns the names of the possible replacements of a value. */
export const oddNames = (value: unknown): readonly string[] =>
  Object.keys(typeof value === 'string' || typeof value === 'object' ? ANYWHERE : VALUES)

/** Returns the value of a name. @throws if the name is unknown */
export function oddValue(name: string): unknown {
  if (!Object.hasOwn(VALUES, name)) throw new RangeError(`Nothing odd is named ${name}.`)
  return VALUES[name]
}

/** Serializes a value as the platform does. */
export const asSent = (value: unknown): string => JSON.stringify(value).replaceAll(`"${ENDLESS}"`, '1e999')
