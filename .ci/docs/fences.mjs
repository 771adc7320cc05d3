import MarkdownIt from 'markdown-it'

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g

/**
 * What stands behind the three ticks of a fence: its language, and what is said of it. `title` is the path of a file,
 * `tab` the name under which it stands beside its neighbours, `not-run` why no test runs it.
 */
export function readInfo(info) {
  const [language = ''] = info.trim().split(/\s+/)
  return { language, ...Object.fromEntries([...info.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])) }
}

/** Every fence of a page: its code, its line, and what is said of it. */
export function fencesOf(markdown) {
  return new MarkdownIt({ html: true })
    .parse(markdown, {})
    .filter(({ type }) => type === 'fence')
    .map(({ info, content, map }) => ({ ...readInfo(info), code: content, line: map[0] + 1 }))
}
