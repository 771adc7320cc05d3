const HEAD = '| part | last run | took | result |\n|---|---|---:|---|'
const ROW = /^\| (?<name>[^|]+) \| (?<date>[^|]+) \| (?<seconds>\d+) s \| (?<result>[^|]+) \|$/

/** The rows of a table of results, by the names of their parts. */
export function readTable(text) {
  const rows = text.split('\n').flatMap((line) => ROW.exec(line)?.groups ?? [])
  return new Map(rows.map(({ name, date, seconds, result }) => [name, { date, seconds: Number(seconds), result }]))
}

/** A text with its table written anew, in the order of the parts; those that are there no more have no row. */
export function withTable(text, parts, rows) {
  const lines = parts.flatMap(({ name }) => {
    const row = rows.get(name)
    return row ? [`| ${name} | ${row.date} | ${row.seconds} s | ${row.result.replaceAll('|', '/')} |`] : []
  })
  const before = text.split('| part |')[0]
  return `${before}${[HEAD, ...lines].join('\n')}\n`
}
