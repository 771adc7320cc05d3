import { VARIANTS } from '../pages.mjs'
import { summary } from '../statistics.mjs'

const OURS = ['all.js', 'autoload.js']
const BASES = ['floor', 'old']

const written = (number) => (Math.abs(number) < 10 ? number.toFixed(1) : Math.round(number).toLocaleString('en'))

const row = (cells) => `| ${cells.join(' | ')} |`

function cell(note) {
  if (!note) return '–'
  const { median, low, high } = summary(note.numbers)
  return low === high ? written(median) : `${written(median)} (${written(low)}–${written(high)})`
}

/** Returns the ratio of two medians, or `undefined` if one was not measured or the base is zero. */
export function ratio(note, base) {
  if (!note || !base) return undefined
  const whole = summary(base.numbers).median
  return whole === 0 ? undefined : summary(note.numbers).median / whole
}

function processor(slowdown) {
  if (slowdown === undefined) return 'as on the devices of the profiles'
  return slowdown === 1 ? 'CPU as it is' : `CPU slowed ${slowdown} times`
}

/** Returns a table for each metric and speed: one line per case with the ratios to the floor and the old widget. */
export function tables(notes) {
  const groups = new Map()
  for (const note of notes) {
    const key = JSON.stringify([note.measure, note.metric, note.slowdown])
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return [...groups.values()].map(table).join('\n\n')
}

function table(notes) {
  const [{ metric, measure, slowdown }] = notes
  const title = `${measure}: ${metric}, ${processor(slowdown)}`
  const variants = Object.keys(VARIANTS).filter((name) => notes.some(({ variant }) => variant === name))
  const pairs = BASES.filter((base) => variants.includes(base)).flatMap((base) =>
    OURS.filter((name) => variants.includes(name)).map((name) => [name, base])
  )
  const lines = [...new Set(notes.map(({ title }) => title))].map((entry) => {
    const of = (variant) => notes.find((note) => note.title === entry && note.variant === variant)
    const ratios = pairs.map(([ours, base]) => ratio(of(ours), of(base))?.toFixed(2) ?? '–')
    return row([entry, ...variants.map((variant) => cell(of(variant))), ...ratios])
  })
  const head = [
    '',
    ...variants.map((name) => VARIANTS[name].title),
    ...pairs.map(([ours, base]) => `${ours} ÷ ${base}`)
  ]
  return [`### ${title}`, '', row(head), row(['---', ...head.slice(1).map(() => '---:')]), ...lines].join('\n')
}
