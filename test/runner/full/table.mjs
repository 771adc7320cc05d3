const HEAD = '| part | last run | took | result |\n|---|---|---:|---|'
const ROW = /^\| (?<name>[^|]+) \| (?<date>[^|]+) \| (?<seconds>\d+) s \| (?<result>[^|]+) \|$/

/** Returns the rows of a result table by part name. */
export function readTable(text) {
  const rows = text.split('\n').flatMap((line) => ROW.exec(line)?.groups ?? [])
  return new Map(rows.map(({ name, date, seconds, result }) => [name, { date, seconds: Number(seconds), result }]))
}

/** Replaces the table in a text. Rows follow the order of the parts; rows of removed parts are dropped. */
export function withTable(text, parts, rows) {
  const lines = parts.flatMap(({ name }) => {
    const row = rows.get(name)
    return row ? [`| ${name} | ${row.date} | ${row.seconds} s | ${row.result.replaceAll('|', '/')} |`] : []
  })
  const head = text.split('| part |')[0]
  return `${head}${[HEAD, ...lines].join('\n')}\n`
}
