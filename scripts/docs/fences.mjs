import MarkdownIt from 'markdown-it'

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g
const TAB = /\[([^\]]+)\]/

/**
 * Parses the info string of a fence: its language and attributes. `title` is a file path, `tab` the label in a
 * code group, and `not-run` the reason why no test runs the code.
 */
export function readInfo(info) {
  const [language = ''] = info.trim().split(/\s+/)
  const [, tab] = TAB.exec(info) ?? []
  return { language, tab, ...Object.fromEntries([...info.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])) }
}

/** Returns all fences of a page with their code, line and attributes. */
export function fencesOf(markdown) {
  return new MarkdownIt({ html: true })
    .parse(markdown, {})
    .filter(({ type }) => type === 'fence')
    .map(({ info, content, map }) => ({ ...readInfo(info), code: content, line: map[0] + 1 }))
}
