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

/** Which elements are about a device, and which about an access code. */
export const NEEDS_DEVICE = new Set([
  'x-device-details',
  'x-lock-details',
  'x-thermostat',
  'x-preset-manager',
  'x-thermostat-schedule',
  'x-noise-sensor-details',
  'x-access-code-table',
  'x-access-code-form'
])
export const NEEDS_ACCESS_CODE = new Set(['x-access-code-details', 'x-access-code-form'])

/**
 * The element that the controls ask for, as its tag and its attributes; that of an attribute without a value is ''.
 *
 * @param own the platform of one's own, once it is given.
 */
export function describeElement(settings, own) {
  const { tag, deviceId, accessCodeId, view, platform, theme, appearance, language, direction, catalogue, options } =
    settings
  const code = NEEDS_ACCESS_CODE.has(tag) && accessCodeId
  const attributes = [
    ...connections[platform](own),
    ['device-id', (NEEDS_DEVICE.has(tag) && !code && deviceId) || undefined],
    ['access-code-id', code || undefined],
    ['view', (tag === 'x-device-table' && view) || undefined],
    ['theme', theme === 'system' ? undefined : theme],
    ['appearance', appearance === 'default' ? undefined : appearance],
    ['lang', language === 'en' ? undefined : language],
    ['dir', direction === 'ltr' ? undefined : direction],
    ...(tag === 'x-supported-devices' ? catalogue : []),
    ...options.map((name) => [name, ''])
  ]
  return { tag, attributes: attributes.filter(([, value]) => value !== undefined) }
}
