import { expect } from 'chai'
import { failureOf } from './samples.mjs'

const WAIT = { waitForActionAttempt: { pollingInterval: 1 } }
const UNKNOWN = 'nowhere'

const byKey = ({ client: { PlatformClient }, platform: { endpoint, seeded } }) =>
  PlatformClient.fromPublishableKey(seeded.publishableKey, seeded.user, { endpoint })

const byServer = ({ client: { PlatformClient }, platform: { endpoint, seeded } }) =>
  PlatformClient.fromApiKey(seeded.apiKey, { endpoint })

export const cases = [
  {
    name: 'A key is exchanged for a session with access to the devices of its user',
    async run(context) {
      const client = await byKey(context)
      const { seeded } = context.platform
      expect(client.clientSession).to.include({ user_identifier_key: seeded.user })
      expect(client.clientSession.token).to.match(/^seam_cst/)
      expect((await client.devices.list()).map(({ device_id }) => device_id)).to.include(seeded.lock)
    }
  },
  {
    name: 'A session token returns the same devices as its key',
    async run(context) {
      const { PlatformClient } = context.client
      const { endpoint, seeded } = context.platform
      const client = PlatformClient.fromClientSessionToken(seeded.clientSessionToken, { endpoint })
      const listed = async () => (await client.devices.list()).map(({ device_id }) => device_id)
      const own = await listed()
      expect(own).to.include(seeded.lock)
      await client.updateClientSessionToken((await byKey(context)).clientSession.token)
      expect(await listed()).to.deep.equal(own)
      const rejected = await failureOf(() => client.updateClientSessionToken('seam_cst1_unknown'))
      expect(rejected).to.include({ name: 'UnauthorizedError' })
      expect(await listed()).to.deep.equal(own)
    }
  },
  {
    name: 'An unknown key is unauthorized',
    async run({ client: { PlatformClient, isUnauthorizedError }, platform: { endpoint } }) {
      const stranger = PlatformClient.fromApiKey('seam_apikey9_unknown', { endpoint })
      const error = await failureOf(() => stranger.devices.list())
      expect(isUnauthorizedError(error)).to.equal(true)
      expect(error).to.include({ message: 'Unauthorized', statusCode: 401 })
    }
  },
  {
    name: 'Devices are returned and renamed, and an unknown device is rejected',
    async run(context) {
      const client = byServer(context)
      const { lock: device_id } = context.platform.seeded
      const device = await client.devices.get({ device_id })
      expect(device).to.include({ device_id })
      const [only, ...rest] = await client.devices.list({ device_ids: [device_id] })
      expect(only).to.include({ device_id })
      expect(rest).to.deep.equal([])
      expect(await client.devices.update({ device_id, name: 'Garden Gate' })).to.equal(undefined)
      expect((await client.devices.get({ device_id })).properties.name).to.equal('Garden Gate')
      expect(await failureOf(() => client.devices.get({ device_id: UNKNOWN }))).to.include({
        name: 'ApiError',
        code: 'device_not_found',
        statusCode: 404
      })
    }
  },
  {
    name: 'Validation errors are available by field',
    async run(context) {
      const error = await failureOf(() => byServer(context).devices.list({ limit: 'many' }))
      expect(context.client.isInvalidInputError(error)).to.equal(true)
      expect(error.getValidationErrorMessages('limit')).to.not.deep.equal([])
    }
  },
  {
    name: 'All pages together contain the list',
    async run(context) {
      const client = byServer(context)
      const devices = await client.devices.list()
      const pages = client.createPaginator(client.devices.list({ limit: 2 }))
      const [first, { hasNextPage, nextPageCursor, nextPageUrl }] = await pages.firstPage()
      expect(first).to.have.length(2)
      expect(hasNextPage).to.equal(true)
      expect(nextPageUrl).to.include('/devices/list')
      const [second] = await pages.nextPage(nextPageCursor)
      expect([...first, ...second]).to.deep.equal(devices.slice(0, 4))
      expect(await pages.flattenToArray()).to.deep.equal(devices)
      const accounts = client.createPaginator(client.connectedAccounts.list({ limit: 1 }))
      expect(await accounts.flattenToArray()).to.deep.equal(await client.connectedAccounts.list())
    }
  },
  {
    name: 'A lock is unlocked and locked, with and without waiting',
    async run(context) {
      const client = await byKey(context)
      const { lock: device_id } = context.platform.seeded
      const isLocked = async () => (await client.locks.get({ device_id })).properties.locked
      expect(await client.locks.unlockDoor({ device_id }, WAIT)).to.include({ status: 'success' })
      expect(await isLocked()).to.equal(false)
      const pending = await client.locks.lockDoor({ device_id }, { waitForActionAttempt: false })
      expect(pending).to.include({ status: 'pending' })
      const { action_attempt_id } = pending
      expect(await client.actionAttempts.get({ action_attempt_id }, WAIT)).to.include({ status: 'success' })
      expect(await isLocked()).to.equal(true)
      expect((await client.locks.list()).map((lock) => lock.device_id)).to.include(device_id)
    }
  },
  {
    name: 'An access code is generated, created, returned, listed and deleted',
    async run(context) {
      const client = byServer(context)
      const { lock: device_id } = context.platform.seeded
      const { code } = await client.accessCodes.generateCode({ device_id })
      expect(code).to.match(/^\d{4,8}$/)
      const created = await client.accessCodes.create({ device_id, name: 'Guest', code })
      expect(created).to.include({ device_id, name: 'Guest', code })
      const { access_code_id } = created
      expect(await client.accessCodes.get({ access_code_id })).to.include({ access_code_id, code })
      const listed = async () => (await client.accessCodes.list({ device_id })).map((each) => each.access_code_id)
      expect(await listed()).to.include(access_code_id)
      await client.accessCodes.delete({ access_code_id, device_id })
      expect(await listed()).to.not.include(access_code_id)
      const gone = await failureOf(() => client.accessCodes.get({ access_code_id }))
      expect(gone).to.include({ name: 'ApiError', statusCode: 404 })
    }
  },
  {
    name: 'Connected accounts are requested with a query string',
    async run(context) {
      const client = byServer(context)
      const [{ connected_account_id }] = await client.connectedAccounts.list()
      expect(await client.connectedAccounts.get({ connected_account_id })).to.include({ connected_account_id })
      const unknown = () => client.connectedAccounts.get({ connected_account_id: UNKNOWN })
      expect(await failureOf(unknown)).to.include({ name: 'ApiError' })
    }
  },
  {
    name: 'Noise thresholds are created, listed and deleted',
    async run(context) {
      const client = byServer(context)
      const { noiseSensor: device_id } = context.platform.seeded
      const { noiseThresholds } = client.noiseSensors
      const listed = async () => (await noiseThresholds.list({ device_id })).map((each) => each.noise_threshold_id)
      const previous = await listed()
      await noiseThresholds.create({
        device_id,
        starts_daily_at: '22:00:00[America/Los_Angeles]',
        ends_daily_at: '07:00:00[America/Los_Angeles]',
        noise_threshold_decibels: 60
      })
      const [noise_threshold_id, ...rest] = (await listed()).filter((id) => !previous.includes(id))
      expect(rest).to.deep.equal([])
      await noiseThresholds.delete({ device_id, noise_threshold_id })
      expect(await listed()).to.deep.equal(previous)
    }
  },
  {
    name: 'The workspace is returned',
    async run(context) {
      const client = byServer(context)
      expect(await client.workspaces.get()).to.include({ workspace_id: context.platform.seeded.workspace })
      expect((await client.workspaces.list()).map(({ workspace_id }) => workspace_id)).to.include(
        context.platform.seeded.workspace
      )
    }
  }
]
