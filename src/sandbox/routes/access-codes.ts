import { readAccessCode, readDraft } from '../access-code-draft.js'
import { choosesPins } from '../access-codes.js'
import { crudRoutes, deviceRoute, itemRoute } from '../crud-routes.js'
import { paginate, readPageParams } from '../pagination.js'
import { readParams } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { type Routes, route } from '../route.js'
import { canSeeAccount, deviceFinder, findDevice, findVisible } from '../visibility.js'

const findProgrammable = deviceFinder(
  (device) => device.can_program_online_access_codes,
  'The device does not support access codes.'
)

const codes = crudRoutes({
  name: 'access_code',
  items: ({ state }) => state.accessCodes,
  findDevice: findProgrammable,
  read: readAccessCode,
  updateMethod: 'PUT',
  acceptsDeviceId: true
})

/**
 * Access codes, and unmanaged ones, which were not created through the platform. Invalid requests are rejected
 * immediately; setting and removing a code takes the device some time.
 */
export const accessCodeRoutes: Routes = {
  '/access_codes/list': route(
    'POST',
    (read) => {
      const device = read.optionalString('device_id', { min: 1 })
      const ids = read.optionalStrings('access_code_ids')
      const grant = read.optionalString('access_grant_id', { min: 1 })
      if (device === undefined && grant === undefined && !ids) read.reject('device_id', 'Required')
      return { page: readPageParams(read), device, grant, ids }
    },
    (call) => {
      const { device: deviceId, grant, ids, page } = call.params
      const { accessCodes, accessGrants } = call.state
      if (deviceId === undefined) {
        const found = grant === undefined ? undefined : accessGrants.find(grant)
        if (grant !== undefined && !found) throw notFound('access_grant')
        const matches = found
          ? found.methods.flatMap(({ codes }) => codes).filter(({ item }) => accessCodes.find(item.access_code_id))
          : [...new Set(ids)].flatMap((id) => accessCodes.find(id) ?? [])
        const visible = matches.filter(({ device }) => canSeeAccount(call, device.connected_account_id))
        return paginate(
          'access_codes',
          visible.map(({ item }) => item),
          page,
          call.url
        )
      }
      const listed = accessCodes.list(findDevice(call, deviceId))
      const requested = ids ? listed.filter((code) => ids.includes(code.access_code_id)) : listed
      return paginate('access_codes', requested, page, call.url)
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
      const { id, device, digits } = call.params
      const { accessCodes } = call.state
      const listed = id === undefined ? accessCodes.list(findDevice(call, device ?? '')) : []
      const foundId = id ?? listed.find(({ code }) => code === digits)?.access_code_id ?? ''
      return { access_code: findVisible(call, 'access_code', accessCodes.find(foundId), device).item }
    }
  ),
  '/access_codes/create': codes.create,
  '/access_codes/update': codes.update,
  '/access_codes/delete': codes.remove,
  '/access_codes/create_multiple': {
    method: 'PUT',
    handle(call, values) {
      const ids = readParams(values, (read) => {
        const deviceIds = read.optionalStrings('device_ids') ?? []
        if (deviceIds.length === 0) read.reject('device_ids', 'Required')
        return deviceIds
      })
      const { accessCodes } = call.state
      // Validate all codes before creating any.
      const drafts = [...new Set(ids)].map((id) => {
        const device = findProgrammable(call, id)
        const draft = readParams(values, (read) => readDraft(read, { call, device }))
        accessCodes.requireSpace(device)
        return { device, draft }
      })
      const common_code_key = accessCodes.newCommonKey()
      const created = drafts.map(({ device, draft }) => accessCodes.create(device, { ...draft, common_code_key }))
      return { access_codes: created }
    }
  },
  '/access_codes/update_multiple': {
    method: 'PATCH',
    handle(call, values) {
      const key = readParams(values, (read) => read.string('common_code_key'))
      const { accessCodes } = call.state
      const visible = accessCodes
        .findByCommonKey(key)
        .filter(({ device }) => canSeeAccount(call, device.connected_account_id))
      if (visible.length === 0) throw notFound('access_code')
      const { name, starts_at, ends_at } = values
      const shared = { name, starts_at, ends_at }
      // Validate all codes before updating any.
      const changes = visible.map((owned) => {
        const context = { call, device: owned.device, existing: owned.item }
        return { owned, draft: readParams(shared, (read) => readDraft(read, context)) }
      })
      for (const { owned, draft } of changes) accessCodes.update(owned, draft)
      return {}
    }
  },
  '/access_codes/pull_backup_access_code': itemRoute('POST', codes.find, ({ state }, owned) => ({
    access_code: state.accessCodes.pullBackup(owned)
  })),
  '/access_codes/generate_code': deviceRoute('POST', findProgrammable, ({ state }, device) => {
    if (choosesPins(device)) {
      throw new RequestError(400, 'cannot_specify_pin_code', 'The device generates its own PINs.')
    }
    return { generated_code: { device_id: device.device_id, code: state.accessCodes.generate(device) } }
  }),
  '/access_codes/unmanaged/list': deviceRoute('POST', findDevice, ({ state }, device) => ({
    access_codes: state.unmanagedAccessCodes.list(device)
  })),
  '/access_codes/unmanaged/convert_to_managed': route(
    'PATCH',
    (read) => read.string('access_code_id'),
    (call) => {
      const { unmanagedAccessCodes } = call.state
      unmanagedAccessCodes.manage(findVisible(call, 'unmanaged_access_code', unmanagedAccessCodes.find(call.params)))
      return {}
    }
  )
}
