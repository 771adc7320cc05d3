import { SECTIONS } from './sections.js'

/** Publishable key of the demo server, which only gives access to its sandbox. */
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

/** Elements that show a device. */
export const NEEDS_DEVICE = new Set(
  SECTIONS.filter(({ attributes }) => attributes.some(([name]) => name === 'device-id')).map(({ id }) => `x-${id}`)
)
export const NEEDS_ACCESS_CODE = new Set(['x-access-code-details', 'x-access-code-form'])

/**
 * Returns the tag and attributes for the current controls. Attributes without a value have the value ''.
 *
 * @param ownPlatform The user's own platform, if entered.
 */
export function describeElement(settings, ownPlatform) {
  const { tag, deviceId, accessCodeId, view, platform, theme, appearance, language, direction, catalogue, options } =
    settings
  const codeId = NEEDS_ACCESS_CODE.has(tag) && accessCodeId
  const attributes = [
    ...connections[platform](ownPlatform),
    ['device-id', (NEEDS_DEVICE.has(tag) && !codeId && deviceId) || undefined],
    ['access-code-id', codeId || undefined],
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
