import type {
  AccessCode,
  ActionAttempt,
  ClientSession,
  ClimatePreset,
  ConnectedAccount,
  ConnectWebview,
  Device,
  DeviceProvider,
  GeneratedCode,
  NoiseThreshold,
  PlatformClient,
  PlatformEvent,
  ThermostatDailyProgram,
  ThermostatSchedule,
  UnmanagedAccessCode,
  UnmanagedDevice,
  Workspace
} from 'latchkey/client'

const device_id = 'device'
const access_code_id = 'code'

export async function codes({ accessCodes }: PlatformClient): Promise<string | undefined> {
  const code: AccessCode = await accessCodes.create({
    device_id,
    name: 'Guest',
    code: '1234',
    starts_at: new Date(),
    ends_at: '2030-01-01T00:00:00Z',
    max_time_rounding: '1d'
  })
  const found: AccessCode[] = await accessCodes.list({ device_id, limit: 20, page_cursor: null, search: 'guest' })
  const many: AccessCode[] = await accessCodes.createMultiple({ device_ids: [device_id] })
  const generated: GeneratedCode = await accessCodes.generateCode({ device_id })
  const unmanaged: UnmanagedAccessCode = await accessCodes.unmanaged.get({ device_id, code: '1234' })
  const nothing: void = await accessCodes.update({ access_code_id, type: 'ongoing' })
  await accessCodes.unmanaged.convertToManaged({ access_code_id, force: true })
  if (code.status === 'removing') console.warn(found, many, unmanaged, nothing)

  // @ts-expect-error The status is unknown.
  if (code.status === 'melted') return undefined
  // @ts-expect-error Parameters are in snake case.
  void accessCodes.get({ accessCodeId: 'code' })
  // @ts-expect-error The name is misspelled: the code would have no end.
  void accessCodes.create({ device_id, end_at: new Date() })
  // @ts-expect-error A device alone does not name a code.
  void accessCodes.get({ device_id })
  // @ts-expect-error The type is unknown.
  void accessCodes.update({ access_code_id, type: 'for ever' })
  // @ts-expect-error A code has one device.
  void accessCodes.create({ device_ids: [device_id] })
  // @ts-expect-error A code is a text, as it may begin with a zero.
  void accessCodes.create({ device_id, code: 1234 })
  // @ts-expect-error The device is missing.
  void accessCodes.unmanaged.list()
  // @ts-expect-error The response is empty.
  const answer: AccessCode = await accessCodes.delete({ access_code_id })
  return generated.code || answer.access_code_id
}

export async function attempts({ actionAttempts }: PlatformClient): Promise<string | undefined> {
  const attempt: ActionAttempt = await actionAttempts.get({ action_attempt_id: 'a' }, { waitForActionAttempt: true })
  const all: ActionAttempt[] = await actionAttempts.list({ device_id })
  console.warn(all)

  // @ts-expect-error The action attempt is missing.
  void actionAttempts.get({})
  // @ts-expect-error The parameter is a list of ids.
  void actionAttempts.list({ action_attempt_id: 'a' })
  // @ts-expect-error The call is unknown.
  void actionAttempts.cancel({ action_attempt_id: 'a' })
  return attempt.error?.message
}

export async function sessions({ clientSessions }: PlatformClient): Promise<string | undefined> {
  const session: ClientSession = await clientSessions.getOrCreate({
    user_identifier_key: 'user',
    expires_at: new Date()
  })
  const own: ClientSession = await clientSessions.get()
  const all: ClientSession[] = await clientSessions.list({ without_user_identifier_key: true })
  await clientSessions.grantAccess({ client_session_id: session.client_session_id, connected_account_ids: ['a'] })
  console.warn(own, all)

  // @ts-expect-error The session is missing.
  void clientSessions.revoke()
  // @ts-expect-error The value has to be a list.
  void clientSessions.create({ connected_account_ids: 'account' })
  // @ts-expect-error A token is a text.
  const token: number = session.token
  return token.toFixed()
}

export async function webviews({ connectWebviews }: PlatformClient): Promise<ConnectWebview[]> {
  const page: ConnectWebview = await connectWebviews.create({
    provider_category: 'stable',
    accepted_capabilities: ['lock'],
    custom_metadata: { anything: 'goes', really: true },
    wait_for_device_creation: true
  })
  await connectWebviews.delete({ connect_webview_id: page.connect_webview_id })

  // @ts-expect-error The provider is unknown.
  void connectWebviews.create({ accepted_providers: ['acme'] })
  // @ts-expect-error Metadata are plain values.
  void connectWebviews.create({ custom_metadata: { nested: {} } })
  // @ts-expect-error The webview is missing.
  void connectWebviews.get({})
  // @ts-expect-error A status is a text.
  if (page.status === 1) return []
  return connectWebviews.list({ customer_key: 'customer', page_cursor: 'next' })
}

export async function accounts({ connectedAccounts }: PlatformClient): Promise<string | undefined> {
  const account: ConnectedAccount = await connectedAccounts.get({ connected_account_id: 'account' })
  const same: ConnectedAccount = await connectedAccounts.get({ email: 'jane@example.com' })
  const all: ConnectedAccount[] = await connectedAccounts.list({ custom_metadata_has: { house: '1' }, limit: 5 })
  await connectedAccounts.sync({ connected_account_id: 'account' })
  console.warn(same, all)

  // @ts-expect-error The id or the address is missing.
  void connectedAccounts.get({})
  // @ts-expect-error The capability is unknown.
  void connectedAccounts.update({ connected_account_id: 'account', accepted_capabilities: ['car'] })
  // @ts-expect-error An account is not a list.
  for (const each of account) console.warn(each)
  return account.user_identifier?.email
}

export async function devices({ devices }: PlatformClient): Promise<string | undefined> {
  const device: Device = await devices.get({ device_id })
  const found: Device[] = await devices.list({
    device_types: ['minut_sensor', 'august_lock'],
    manufacturer: 'august',
    include_if: ['can_remotely_unlock'],
    created_before: new Date(),
    page_cursor: 'next'
  })
  const unmanaged: UnmanagedDevice[] = await devices.unmanaged.list({ limit: 3, page_cursor: 'next' })
  const providers: DeviceProvider[] = await devices.listDeviceProviders({ provider_category: 'thermostats' })
  await devices.update({ device_id, name: null, custom_metadata: { room: '7' } })
  await devices.simulate.disconnectFromHub({ device_id })
  await devices.delete({ device_id })

  const own = device.properties
  const presets: ClimatePreset[] | undefined = own.available_climate_presets
  const texts: (string | undefined)[] = [
    own.name,
    own.battery?.status,
    own.current_climate_setting?.hvac_mode_setting,
    own.code_constraints?.[0]?.constraint_type,
    device.errors[0]?.error_code
  ]
  const numbers: (number | undefined)[] = [
    own.temperature_celsius,
    own.relative_humidity,
    own.max_heating_set_point_fahrenheit,
    own.min_heating_cooling_delta_celsius,
    own.max_active_codes_supported,
    own.minut_metadata?.latest_sensor_values?.sound?.value,
    own.noiseaware_metadata?.noise_level_nrs
  ]
  console.warn(found, unmanaged, providers, presets, texts, numbers, device.can_configure_auto_lock)

  // @ts-expect-error The id or the name is missing.
  void devices.get({})
  // @ts-expect-error The device is missing.
  void devices.get()
  // @ts-expect-error Parameters are in snake case.
  void devices.list({ deviceIds: [device_id] })
  // @ts-expect-error The field is unknown.
  void own.a_property_of_tomorrow
  // @ts-expect-error The capability is unknown.
  void devices.list({ include_if: ['can_fly'] })
  // @ts-expect-error This method cannot make a device unmanaged.
  void devices.unmanaged.update({ device_id, is_managed: false })
  // @ts-expect-error The call is unknown.
  void devices.simulate.explode({ device_id })
  // @ts-expect-error A level is a number.
  const level: string | undefined = own.battery?.level
  return level
}

export async function events({ events }: PlatformClient): Promise<number | undefined> {
  const event: PlatformEvent = await events.get({ event_id: 'event' })
  const all: PlatformEvent[] = await events.list({
    device_id,
    event_type: 'noise_sensor.noise_threshold_triggered',
    since: new Date(0)
  })
  await events.list({ between: ['2030-01-01', new Date()], event_types: ['lock.locked', 'lock.unlocked'], limit: 3 })
  console.warn(all[0]?.event_type)

  // @ts-expect-error The event is unknown.
  void events.list({ event_type: 'lock.melted' })
  // @ts-expect-error A span has an end.
  void events.list({ between: ['2030-01-01'] })
  // @ts-expect-error The event is missing.
  void events.get({})
  // @ts-expect-error A moment is a text.
  const moment: Date = event.created_at
  return moment.getTime()
}

export async function locks({ locks }: PlatformClient): Promise<Device[]> {
  const lock: Device = await locks.get({ name: 'Front door' })
  const locked: ActionAttempt = await locks.lockDoor({ device_id, sync: true }, { waitForActionAttempt: false })
  const entry: ActionAttempt = await locks.simulate.keypadCodeEntry({ device_id, code: '1234' })
  console.warn(lock, locked, entry)

  // @ts-expect-error The lock is missing.
  void locks.unlockDoor({})
  // @ts-expect-error A list of ids is no id.
  void locks.unlockDoor({ device_id: [device_id] })
  // @ts-expect-error A thermostat is no lock.
  void locks.list({ device_type: 'nest_thermostat' })
  // @ts-expect-error An attempt is not a device.
  const wrong: Device = await locks.lockDoor({ device_id })
  return locks.list({ device_type: 'yale_lock', manufacturer: wrong ? 'yale' : 'august', limit: 2 })
}

export async function noise({ noiseSensors }: PlatformClient): Promise<string | undefined> {
  const sensors: Device[] = await noiseSensors.list({ manufacturer: 'minut' })
  const noise_threshold_id = 'threshold'
  const hours = { starts_daily_at: '22:00:00[Europe/Berlin]', ends_daily_at: '06:00:00[Europe/Berlin]' }
  const threshold: NoiseThreshold = await noiseSensors.noiseThresholds.create({ device_id, name: 'Night', ...hours })
  const all: NoiseThreshold[] = await noiseSensors.noiseThresholds.list({ device_id, is_programmed: true })
  await noiseSensors.noiseThresholds.update({ device_id, noise_threshold_id, noise_threshold_decibels: 60 })
  await noiseSensors.simulate.triggerNoiseThreshold({ device_id })
  console.warn(sensors, all)

  // @ts-expect-error The sensor is missing.
  void noiseSensors.noiseThresholds.list()
  // @ts-expect-error The end is missing.
  void noiseSensors.noiseThresholds.create({ device_id, starts_daily_at: '22:00:00[Europe/Berlin]' })
  // @ts-expect-error The sensor is missing.
  void noiseSensors.noiseThresholds.delete({ noise_threshold_id })
  // @ts-expect-error Locks are not noise sensors.
  void noiseSensors.list({ device_type: 'yale_lock' })
  // @ts-expect-error A level is a number.
  const level: string | undefined = threshold.noise_threshold_decibels
  return level
}

export async function climate({ thermostats }: PlatformClient): Promise<ActionAttempt> {
  const thermostat: Device = await thermostats.get({ device_id })
  const climate_preset_key = 'night'
  const preset: void = await thermostats.createClimatePreset({
    device_id,
    climate_preset_key,
    hvac_mode_setting: 'heat_cool',
    fan_mode_setting: 'auto',
    heating_set_point_fahrenheit: 60,
    cooling_set_point_celsius: 26
  })
  await thermostats.setHvacMode({ device_id, hvac_mode_setting: 'eco' })
  await thermostats.setHvacMode({ device_id, hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 75 })
  await thermostats.setTemperatureThreshold({ device_id, lower_limit_celsius: 5, upper_limit_celsius: null })
  const program: ThermostatDailyProgram = await thermostats.dailyPrograms.create({
    device_id,
    name: 'Workday',
    periods: [{ starts_at_time: '07:00:00', climate_preset_key }]
  })
  const monday_program_id = program.thermostat_daily_program_id
  const pushed: ActionAttempt = await thermostats.updateWeeklyProgram({ device_id, monday_program_id })
  const schedule: ThermostatSchedule = await thermostats.schedules.create({
    device_id,
    climate_preset_key,
    starts_at: new Date(),
    ends_at: '2030-01-01T00:00:00Z'
  })
  await thermostats.simulate.temperatureReached({ device_id, temperature_celsius: 20 })
  console.warn(thermostat, preset, pushed, schedule)

  // @ts-expect-error The thermostat is missing.
  void thermostats.off({})
  // @ts-expect-error The fan mode is unknown.
  void thermostats.setFanMode({ device_id, fan_mode_setting: 'fast' })
  // @ts-expect-error The fan mode is missing.
  void thermostats.setFanMode({ device_id })
  // @ts-expect-error Cooling has no heating set point.
  void thermostats.cool({ device_id, heating_set_point_fahrenheit: 70 })
  // @ts-expect-error Heating has no cooling set point.
  void thermostats.setHvacMode({ device_id, hvac_mode_setting: 'heat', cooling_set_point_fahrenheit: 70 })
  // @ts-expect-error A temperature is a number.
  void thermostats.heat({ device_id, heating_set_point_celsius: '20' })
  // @ts-expect-error The temperature is missing.
  void thermostats.simulate.temperatureReached({ device_id })
  // @ts-expect-error A schedule has an end.
  void thermostats.schedules.create({ device_id, climate_preset_key, starts_at: new Date() })
  // @ts-expect-error A command is answered, not a thermostat.
  const wrong: Device = await thermostats.heat({ device_id })
  return thermostats.heatCool({ device_id: wrong.device_id, heating_set_point_celsius: 20 })
}

export async function workspaces({ workspaces }: PlatformClient): Promise<string | undefined> {
  const workspace: Workspace = await workspaces.get()
  const all: Workspace[] = await workspaces.list()
  const created: Workspace = await workspaces.create({ name: 'Trial', is_sandbox: true })
  const reset: ActionAttempt = await workspaces.resetSandbox({}, { waitForActionAttempt: { timeout: 1000 } })
  await workspaces.update({ connect_webview_customization: { logo_shape: 'circle', success_message: null } })
  console.warn(all, created, reset)

  // @ts-expect-error The name is missing.
  void workspaces.create({ is_sandbox: true })
  // @ts-expect-error The workspace is always that of the client.
  void workspaces.get({ workspace_id: 'workspace' })
  // @ts-expect-error The shape is unknown.
  void workspaces.update({ connect_webview_customization: { logo_shape: 'star' } })
  // @ts-expect-error The call is unknown.
  void workspaces.delete({ workspace_id: 'workspace' })
  // @ts-expect-error A workspace has one name.
  const names: string[] | undefined = workspace.name
  return names?.[0]
}
