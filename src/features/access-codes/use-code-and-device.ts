import type { AccessCode } from '../../core/resources/resources.js'
import { useResource } from '../../element/hooks/use-query.js'
import { deviceQuery } from '../device/data/queries.js'
import { accessCodeQuery } from './data/access-code-queries.js'

/** Observes a code and its device, if the device id is known. */
export function useCodeAndDevice(
  accessCodeId: string | undefined,
  deviceIdOf: (code: AccessCode | undefined) => string | undefined
) {
  const code = useResource(accessCodeId === undefined ? undefined : accessCodeQuery(accessCodeId))
  const deviceId = deviceIdOf(code.resource)
  const device = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return { code, deviceId, device }
}
