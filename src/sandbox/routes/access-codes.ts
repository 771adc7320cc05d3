import { readDraft, readUpdate } from '../access-code-draft.js'
import { choosesPins } from '../access-codes.js'
import type { DeviceRecord } from '../data/device-record.js'
import { paginate, readPageParams } from '../pagination.js'
import { readParams, readDeviceId, type ParamReader } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { route, type Call, type Routes } from '../route.js'
import { findAccessCode, findDevice, canSeeAccount } from '../visibility.js'

/** Maximum number of codes of a device that does not report one. */
const MAX_CODES = 1_000

const readCode = (read: ParamReader) => ({
  id: read.string('access_code_id'),
  device: read.optionalString('device_id')
})

/** Returns a device that supports access codes. @throws {RequestError} if it does not exist or does not support them */
function findProgrammable(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (device.can_program_online_access_codes) return device
  throw new RequestError(400, 'capability_not_supported', 'The device does not support access codes.')
}

function rejectIfFull({ state }: Pick<Call, 'state'>, device: DeviceRecord): void {
  if (state.accessCodes.list(device).length < (device.properties.max_active_codes_supported ?? MAX_CODES)) return
  throw new RequestError(400, 'no_space_for_access_code_on_device', 'The device has no room for another code.')
}

/** Access codes. Invalid requests are rejected immediately; setting and removing a code takes the device some time. */
export const accessCodeRoutes: Routes = {
  '/access_codes/list': route(
    'POST',
    (read) => {
      const device = read.optionalString('device_id', { min: 1 })
      const ids = read.optionalStrings('access_code_ids')
      if (device === undefined && !ids) read.reject('device_id', 'Required')
      return { page: readPageParams(read), device, ids }
    },
    (call) => {
      const { device: deviceId, ids, page } = call.params
      const { accessCodes } = call.state
      let codes = deviceId === undefined ? [] : accessCodes.list(findDevice(call, deviceId))
      if (ids && deviceId !== undefined) codes = codes.filter((code) => ids.includes(code.access_code_id))
      else if (ids) {
        const matches = [...new Set(ids)].flatMap((id) => accessCodes.find(id) ?? [])
        codes = matches.flatMap(({ device, code }) => (canSeeAccount(call, device.connected_account_id) ? code : []))
      }
      const { items, pagination } = paginate(codes, page, call.url)
      return { access_codes: items, pagination }
    }
  ),
  '/access_codes/get': route(
    'POST',
    (read) => {
      const params = {
        id: read.optionalString('access_code_id', { min: 1 }),
        device: read.optionalString('device_id', { min: 1 }),
        digits: read.optionalString('code', { min: 1 })
      }
      const { id, device, digits } = params
      if (id === undefined && (device === undefined || digits === undefined)) read.reject('access_code_id', 'Required')
      return params
    },
    (call) => {
      const { id, device = '', digits } = call.params
      if (id !== undefined) return { access_code: findAccessCode(call, call.params).code }
      const codes = call.state.accessCodes.list(findDevice(call, device))
      const matchingCode = codes.find(({ code }) => code === digits)
      return { access_code: findAccessCode(call, { id: matchingCode?.access_code_id }).code }
    }
  ),
  '/access_codes/create': {
    method: 'POST',
    handle(call, values) {
      const device = findProgrammable(call, readDeviceId(values))
      const draft = readParams(values, (read) => readDraft(read, { call, device }))
      rejectIfFull(call, device)
      return { access_code: call.state.accessCodes.create(device, draft) }
    }
  },
  '/access_codes/create_multiple': {
    method: 'PUT',
    handle(call, values) {
      const ids = readParams(values, (read) => {
        const deviceIds = read.optionalStrings('device_ids') ?? []
        if (deviceIds.length === 0) read.reject('device_ids', 'Required')
        return deviceIds
      })
      // Validate all codes before creating any.
      const drafts = [...new Set(ids)].map((id) => {
        const device = findProgrammable(call, id)
        const draft = readParams(values, (read) => readDraft(read, { call, device }))
        rejectIfFull(call, device)
        return { device, draft }
      })
      const { accessCodes } = call.state
      const key = accessCodes.newCommonKey()
      return { access_codes: drafts.map(({ device, draft }) => accessCodes.create(device, draft, key)) }
    }
  },
  '/access_codes/update_multiple': {
    method: 'PATCH',
    handle(call, values) {
      const key = readParams(values, (read) => read.string('common_code_key'))
      const visible = call.state.accessCodes
        .findByCommonKey(key)
        .filter(({ device }) => canSeeAccount(call, device.connected_account_id))
      if (visible.length === 0) throw notFound('access_code')
      const { name, starts_at, ends_at } = values
      const shared = { name, starts_at, ends_at }
      // Validate all codes before updating any.
      const changes = visible.map(({ device, code }) => ({
        device,
        code,
        draft: readParams(shared, (read) => readDraft(read, { call, device, existing: code }))
      }))
      for (const { device, code, draft } of changes) call.state.accessCodes.update(device, code, draft)
      return {}
    }
  },
  '/access_codes/update': {
    method: 'PUT',
    handle(call, values) {
      const { device, code } = findAccessCode(call, readParams(values, readCode))
      if (code.status === 'removing') {
        throw new RequestError(409, 'access_code_being_removed', 'The access code is being removed.')
      }
      const draft = readParams(values, (read) => readUpdate(read, { call, device, existing: code }))
      call.state.accessCodes.update(device, code, draft)
      return {}
    }
  },
  '/access_codes/delete': route('POST', readCode, (call) => {
    const { device, code } = findAccessCode(call, call.params)
    if (code.is_offline_access_code) {
      throw new RequestError(400, 'offline_access_code', 'An offline access code cannot be removed remotely.')
    }
    call.state.accessCodes.remove(device, code)
    return {}
  }),
  '/access_codes/pull_backup_access_code': route('POST', readCode, (call) => {
    const { device, code } = findAccessCode(call, call.params)
    const backup = call.state.accessCodes.pullBackup(device, code)
    if (backup) return { access_code: backup }
    throw new RequestError(400, 'no_backup_access_code_available', 'The access code has no backup access code.')
  }),
  '/access_codes/generate_code': route(
    'POST',
    (read) => read.string('device_id'),
    (call) => {
      const device = findProgrammable(call, call.params)
      if (choosesPins(device)) {
        throw new RequestError(400, 'cannot_specify_pin_code', 'The device generates its own PINs.')
      }
      return { generated_code: { device_id: device.device_id, code: call.state.accessCodes.generate(device) } }
    }
  ),
  '/access_codes/unmanaged/list': route(
    'POST',
    (read) => read.string('device_id'),
    (call) => ({ access_codes: [...call.state.unmanagedAccessCodes.list(findDevice(call, call.params))] })
  ),
  '/access_codes/unmanaged/convert_to_managed': route(
    'PATCH',
    (read) => read.string('access_code_id'),
    (call) => {
      const { unmanagedAccessCodes } = call.state
      const found = unmanagedAccessCodes.find(call.params)
      if (!found || !canSeeAccount(call, found.device.connected_account_id)) {
        throw notFound('unmanaged_access_code')
      }
      if (found.code.cannot_be_managed) {
        throw new RequestError(400, 'cannot_be_managed', 'The access code cannot be managed.')
      }
      unmanagedAccessCodes.manage(found.device, found.code)
      return {}
    }
  )
}
