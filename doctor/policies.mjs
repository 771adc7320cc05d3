const META = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** The directives of a policy: their sources, by their names. */
function directivesOf(policy) {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.toReversed().map(([name, ...sources]) => [name.toLowerCase(), sources]))
}

/** The policies that stand in a page, each as a function that gives the sources for a kind of what is loaded; nothing for all. */
export const policiesIn = (text) =>
  [...text.matchAll(META)].flatMap(([tag]) => {
    const [, quoted, other] = CONTENT.exec(tag) ?? []
    const directives = directivesOf((quoted ?? other ?? '').replaceAll('&#39;', "'").replaceAll('&quot;', '"'))
    return [(...names) => names.map((name) => directives.get(name)).find(Boolean) ?? directives.get('default-src')]
  })

const pattern = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')

/** Whether one of these sources is that of an address. */
export const allows = (sources, address) =>
  sources.some((source) => {
    const { protocol, host, pathname } = new URL(address)
    if (source === '*' || source === protocol) return true
    const [, scheme, name, path = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/']+)(\/.*)?$/i.exec(source) ?? []
    if (!name || (scheme && `${scheme}:` !== protocol)) return false
    const isPath = path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
    return isPath && new RegExp(`^${pattern(name)}$`, 'i').test(host)
  })
