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

/** How many times as much as the other, of the medians; nothing where either was not measured. */
export function ratio(note, base) {
  return note && base && summary(note.numbers).median / summary(base.numbers).median
}

const processor = (slowdown) => (slowdown === 1 ? 'CPU as it is' : `CPU slowed ${slowdown} times`)

/** A table for each metric and speed: a line for each case, then how we stand to the floor and the old widget. */
export function tables(notes) {
  const groups = new Map()
  for (const note of notes) {
    const title = `${note.metric}, ${processor(note.slowdown)}`
    groups.set(title, [...(groups.get(title) ?? []), note])
  }
  return [...groups].map(([title, group]) => table(title, group)).join('\n\n')
}

function table(title, notes) {
  const variants = Object.keys(VARIANTS).filter((name) => notes.some(({ variant }) => variant === name))
  const pairs = BASES.filter((base) => variants.includes(base)).flatMap((base) =>
    OURS.filter((name) => variants.includes(name)).map((name) => [name, base])
  )
  const lines = [...new Set(notes.map((note) => note.case))].map((name) => {
    const of = (variant) => notes.find((note) => note.case === name && note.variant === variant)
    const ratios = pairs.map(([ours, base]) => ratio(of(ours), of(base))?.toFixed(2) ?? '–')
    return row([name, ...variants.map((variant) => cell(of(variant))), ...ratios])
  })
  const head = ['', ...variants.map((name) => VARIANTS[name].title), ...pairs.map(([ours, base]) => `${ours} ÷ ${base}`)]
  return [`### ${title}`, '', row(head), row(['---', ...head.slice(1).map(() => '---:')]), ...lines].join('\n')
}
