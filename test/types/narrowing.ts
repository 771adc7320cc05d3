import type { AccessCode, ActionAttempt, Device, PlatformClient, PlatformEvent } from 'latchkey/client'

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false

/** Compiles only if the value has exactly that type. */
function exactly<Wanted>() {
  return <Given>(given: Given, ..._isSame: Same<Given, Wanted> extends true ? [] : [never]): Given => given
}

export function tell(event: PlatformEvent): string | undefined {
  // @ts-expect-error Only some events have a method.
  void event.method
  switch (event.event_type) {
    case 'lock.unlocked':
      // @ts-expect-error The method is unknown.
      if (event.method === 'telepathy') return undefined
      return exactly<'keycode' | 'manual' | 'automatic' | 'unknown' | 'remote' | 'card'>()(event.method)
    case 'lock.locked':
      return exactly<string>()(event.device_id)
    case 'noise_sensor.noise_threshold_triggered':
      exactly<number | undefined>()(event.noise_level_decibels)
      return event.noise_threshold_name
    case 'access_code.created':
      // @ts-expect-error An access code event has no noise level.
      void event.noise_level_decibels
      return exactly<string>()(event.access_code_id)
    // @ts-expect-error The event is unknown.
    case 'lock.melted':
      return undefined
    default:
      return event.event_description
  }
}

export function follow(attempt: ActionAttempt): string {
  // @ts-expect-error A pending attempt has no result.
  void attempt.result.was_confirmed_by_device
  switch (attempt.status) {
    case 'pending':
      exactly<null>()(attempt.result)
      exactly<null>()(attempt.error)
      return 'pending'
    case 'error':
      exactly<null>()(attempt.result)
      return exactly<string>()(attempt.error.message)
    case 'success':
      exactly<null>()(attempt.error)
      // @ts-expect-error There is a result.
      exactly<null>()(attempt.result)
      if (attempt.action_type !== 'UNLOCK_DOOR') return attempt.action_type
      exactly<boolean | undefined>()(attempt.result.was_confirmed_by_device)
      return exactly<'UNLOCK_DOOR'>()(attempt.action_type)
  }
}

export function scanned(attempt: ActionAttempt): string | null | undefined {
  if (attempt.action_type !== 'SCAN_CREDENTIAL' || attempt.status !== 'success') return undefined
  // @ts-expect-error No door was moved.
  void attempt.result.was_confirmed_by_device
  return attempt.result.acs_credential_on_encoder?.card_number
}

export async function unlocked({ locks }: PlatformClient, device_id: string): Promise<boolean | undefined> {
  const attempt = await locks.unlockDoor({ device_id })
  // @ts-expect-error A call gives an attempt of any kind.
  void attempt.result.was_confirmed_by_device
  return attempt.action_type === 'UNLOCK_DOOR' && attempt.status === 'success'
    ? attempt.result.was_confirmed_by_device
    : undefined
}

export function describe(device: Device): (string | number | undefined)[] {
  const { properties } = device
  exactly<string | undefined>()(properties.august_metadata?.lock_id)
  // @ts-expect-error Only August locks have these metadata.
  void properties.august_metadata.lock_id
  // @ts-expect-error The field is unknown.
  void properties.august_metadata?.bell_id
  return [
    properties.august_metadata?.lock_id,
    properties.minut_metadata?.latest_sensor_values?.sound?.value,
    properties.noiseaware_metadata?.noise_level_nrs,
    properties.battery?.level
  ]
}

export function complain(code: AccessCode, device: Device): string[] {
  return [
    ...code.errors.flatMap((error) => {
      // @ts-expect-error Only some errors refer to another code.
      void error.managed_access_code_id
      if (error.error_code !== 'duplicate_code_on_device') return [error.message]
      return [exactly<string | undefined>()(error.managed_access_code_id) ?? error.message]
    }),
    ...device.errors.flatMap((error) => {
      // @ts-expect-error Only some errors have this field.
      void error.is_bridge_error
      // @ts-expect-error The error is unknown.
      if (error.error_code === 'device_melted') return []
      if (error.error_code === 'account_disconnected') exactly<true>()(error.is_connected_account_error)
      if (error.error_code === 'bridge_disconnected') exactly<boolean | undefined>()(error.is_bridge_error)
      return [error.message]
    })
  ]
}
