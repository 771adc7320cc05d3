/** The key of the sandbox that the demo server runs; it opens nothing else. */
const SANDBOX_KEY = 'seam_pk_sandbox'

const connections = {
  page: () => [['sandbox', '']],
  server: () => [
    ['publishable-key', SANDBOX_KEY],
    ['user-identifier-key', 'demo-user'],
    ['endpoint', new URL('/platform', location.href).href]
  ],
  own: ({ endpoint, publishableKey, userIdentifierKey } = { publishableKey: '…' }) => [
    ['publishable-key', publishableKey],
    ['user-identifier-key', userIdentifierKey],
    ['endpoint', endpoint]
  ]
}

/**
 * The element that the controls ask for, as its tag and its attributes; that of an attribute without a value is ''.
 *
 * @param own the platform of one's own, once it is given.
 */
export function describeElement({ tag, deviceId, platform, theme, language, direction, options }, own) {
  const attributes = [
    ...connections[platform](own),
    ['device-id', tag === 'x-device-table' ? undefined : deviceId || undefined],
    ['theme', theme === 'system' ? undefined : theme],
    ['lang', language === 'en' ? undefined : language],
    ['dir', direction === 'ltr' ? undefined : direction],
    ...options.map((name) => [name, ''])
  ]
  return { tag, attributes: attributes.filter(([, value]) => value !== undefined) }
}
