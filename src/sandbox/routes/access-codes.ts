import { readDraft, readUpdate } from '../access-code-draft.js'
import { choosesDigits } from '../access-codes.js'
import type { DeviceRecord } from '../data/device-record.js'
import { pageOf, readPage } from '../page.js'
import { readParams, type ParamReader } from '../params.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'
import { findAccessCode, findDevice, seesAccount } from '../visible.js'

/** How many codes a device holds that does not say how many. */
const MOST_CODES = 1_000

const readCode = (read: ParamReader) => ({ id: read.text('access_code_id'), device: read.optionalText('device_id') })

/** A device that takes codes. @throws {Refusal} when there is none of that id, or it takes none. */
function findProgrammable(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (device.can_program_online_access_codes) return device
  throw new Refusal(400, 'capability_not_supported', 'The device takes no access codes.')
}

/** @throws {Refusal} when the device is full. */
function refuseFull({ state }: Pick<Call, 'state'>, device: DeviceRecord): void {
  if (state.accessCodes.of(device).length < (device.properties.max_active_codes_supported ?? MOST_CODES)) return
  throw new Refusal(400, 'no_space_for_access_code_on_device', 'The device has no room for another code.')
}

/** Access codes: a device takes its time to set or remove one, and the platform refuses at once what it never would. */
export const accessCodeRoutes: Routes = {
  '/access_codes/list': route(
    'POST',
    (read) => {
      const device = read.optionalText('device_id', { min: 1 })
      const ids = read.optionalTexts('access_code_ids')
      if (device === undefined && !ids) read.refuse('device_id', 'Required')
      return { page: readPage(read), device, ids }
    },
    (call) => {
      const { device: deviceId, ids, page } = call.params
      const { accessCodes } = call.state
      let codes = deviceId === undefined ? [] : accessCodes.of(findDevice(call, deviceId))
      if (ids && deviceId !== undefined) codes = codes.filter((code) => ids.includes(code.access_code_id))
      else if (ids) {
        const found = [...new Set(ids)].flatMap((id) => accessCodes.find(id) ?? [])
        codes = found.flatMap(({ device, code }) => (seesAccount(call, device.connected_account_id) ? code : []))
      }
      const { items, pagination } = pageOf(codes, page, call.url)
      return { access_codes: items, pagination }
    }
  ),
  '/access_codes/get': route(
    'POST',
    (read) => {
      const params = {
        id: read.optionalText('access_code_id', { min: 1 }),
        device: read.optionalText('device_id', { min: 1 }),
        digits: read.optionalText('code', { min: 1 })
      }
      const { id, device, digits } = params
      if (id === undefined && (device === undefined || digits === undefined)) read.refuse('access_code_id', 'Required')
      return params
    },
    (call) => {
      const { id, device = '', digits } = call.params
      if (id !== undefined) return { access_code: findAccessCode(call, call.params).code }
      const codes = call.state.accessCodes.of(findDevice(call, device))
      const found = codes.find(({ code }) => code === digits)
      return { access_code: findAccessCode(call, { id: found?.access_code_id }).code }
    }
  ),
  '/access_codes/create': {
    method: 'POST',
    answer(call, values) {
      const device = findProgrammable(
        call,
        readParams(values, (read) => read.text('device_id'))
      )
      const draft = readParams(values, (read) => readDraft(read, { call, device }))
      refuseFull(call, device)
      return { access_code: call.state.accessCodes.create(device, draft) }
    }
  },
  '/access_codes/create_multiple': {
    method: 'PUT',
    answer(call, values) {
      const ids = readParams(values, (read) => {
        const given = read.optionalTexts('device_ids') ?? []
        if (given.length === 0) read.refuse('device_ids', 'Required')
        return given
      })
      // None is made where one of them cannot be.
      const drafts = [...new Set(ids)].map((id) => {
        const device = findProgrammable(call, id)
        const draft = readParams(values, (read) => readDraft(read, { call, device }))
        refuseFull(call, device)
        return { device, draft }
      })
      const { accessCodes } = call.state
      const key = accessCodes.newCommonKey()
      return { access_codes: drafts.map(({ device, draft }) => accessCodes.create(device, draft, key)) }
    }
  },
  '/access_codes/update_multiple': {
    method: 'PATCH',
    answer(call, values) {
      const key = readParams(values, (read) => read.text('common_code_key'))
      const seen = call.state.accessCodes
        .withCommonKey(key)
        .filter(({ device }) => seesAccount(call, device.connected_account_id))
      if (seen.length === 0) throw new Refusal(404, 'access_code_not_found', 'Access code not found')
      const { name, starts_at, ends_at } = values
      const shared = { name, starts_at, ends_at }
      // None is changed where one of them cannot be.
      const changes = seen.map(({ device, code }) => ({
        device,
        code,
        draft: readParams(shared, (read) => readDraft(read, { call, device, present: code }))
      }))
      for (const { device, code, draft } of changes) call.state.accessCodes.update(device, code, draft)
      return {}
    }
  },
  '/access_codes/update': {
    method: 'PUT',
    answer(call, values) {
      const { device, code } = findAccessCode(call, readParams(values, readCode))
      if (code.status === 'removing') {
        throw new Refusal(409, 'access_code_being_removed', 'The access code is being removed.')
      }
      const draft = readParams(values, (read) => readUpdate(read, { call, device, present: code }))
      call.state.accessCodes.update(device, code, draft)
      return {}
    }
  },
  '/access_codes/delete': route('POST', readCode, (call) => {
    const { device, code } = findAccessCode(call, call.params)
    if (code.is_offline_access_code) {
      throw new Refusal(400, 'offline_access_code', 'An offline access code cannot be removed remotely.')
    }
    call.state.accessCodes.remove(device, code)
    return {}
  }),
  '/access_codes/pull_backup_access_code': route('POST', readCode, (call) => {
    const { device, code } = findAccessCode(call, call.params)
    const backup = call.state.accessCodes.pullBackup(device, code)
    if (backup) return { access_code: backup }
    throw new Refusal(400, 'no_backup_access_code_available', 'There is no backup access code for this one.')
  }),
  '/access_codes/generate_code': route(
    'POST',
    (read) => read.text('device_id'),
    (call) => {
      const device = findProgrammable(call, call.params)
      if (choosesDigits(device)) {
        throw new Refusal(400, 'cannot_specify_pin_code', 'The device chooses its codes itself.')
      }
      return { generated_code: { device_id: device.device_id, code: call.state.accessCodes.generate(device) } }
    }
  )
}
