const META = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi
const CONTENT = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Parses a policy. Returns the sources by directive. */
function parseDirectives(policy) {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.toReversed().map(([name, ...sources]) => [name.toLowerCase(), sources]))
}

/**
 * Parses the policies of a page. Each one is a function that returns the sources of the first of the given directives,
 * else of `default-src`. It returns `undefined` if everything is allowed.
 */
export const parsePolicies = (text) =>
  [...text.matchAll(META)].flatMap(([tag]) => {
    const [, doubleQuoted, singleQuoted] = CONTENT.exec(tag) ?? []
    const directives = parseDirectives(
      (doubleQuoted ?? singleQuoted ?? '').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
    )
    return [(...names) => names.map((name) => directives.get(name)).find(Boolean) ?? directives.get('default-src')]
  })

const toPattern = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')

/** Returns `true` if one of the sources matches the address. */
export const allows = (sources, address) =>
  sources.some((source) => {
    const { protocol, host, pathname } = new URL(address)
    if (source === '*' || source === protocol) return true
    const [, scheme, name, path = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/']+)(\/.*)?$/i.exec(source) ?? []
    if (!name || (scheme && `${scheme}:` !== protocol)) return false
    const matchesPath = path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
    return matchesPath && new RegExp(`^${toPattern(name)}$`, 'i').test(host)
  })
