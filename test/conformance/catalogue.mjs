import { expect } from 'chai'
import catalogue from '../client/routes.json' with { type: 'json' }
import { again, attempt, clientOf, failureOf, sdkHeaders, tokensOf } from './samples.mjs'

const PRODUCT = 'acme'
const VALUE = { id: 'x', parts: [1, null, { name: 'Tür' }], when: '2026-03-04T05:06:07.000Z' }
const PARAMETERS = { device_ids: ['a b', 'ü'], name: 'x&y' }
const QUERY = 'device_ids=a+b&device_ids=%C3%BC&name=x%26y'

const methodAt = (client, call) => call.split('.').reduce((folder, name) => folder[name], client)

function sentBy({ method, path }, parameters) {
  const isRead = method === 'GET'
  return {
    method,
    path: path.replace('{product}', PRODUCT),
    query: isRead && Object.keys(parameters).length > 0 ? QUERY : undefined,
    headers: { authorization: `Bearer ${tokensOf(PRODUCT).apiKey}`, ...sdkHeaders(PRODUCT) },
    type: isRead ? undefined : 'application/json',
    body: isRead ? undefined : parameters
  }
}

const withoutConnection = ({ method, path, query, headers, type, body }) => {
  return { method, path, query, headers, type, body }
}

const responseOf = ({ response_key, action_attempt }) =>
  action_attempt ? attempt('success', VALUE) : { json: { ok: true, ...(response_key && { [response_key]: VALUE }) } }

const valueOf = (row) => responseOf(row).json[row.response_key]

function open({ client: { PlatformClient }, platform: { endpoint } }, { call, undocumented }) {
  const options = { endpoint, product: PRODUCT, ...(undocumented && { isUndocumentedApiEnabled: true }) }
  return methodAt(PlatformClient.fromApiKey(tokensOf(PRODUCT).apiKey, options), call)
}

/** Calls a method without parameters, with parameters on a busy platform, and on a failing platform. */
async function use(context, row) {
  const call = open(context, row)
  expect(await call(), row.call).to.deep.equal(valueOf(row))
  expect(await call(PARAMETERS), `${row.call} after 429`).to.deep.equal(valueOf(row))
  if (row.kind === 'query') expect(await call(), `${row.call} after 503`).to.deep.equal(valueOf(row))
  else expect(await failureOf(() => call()), row.call).to.include({ name: 'ApiError', statusCode: 503 })
}

const rowsCase = ([folder, rows]) => ({
  name: `The ${rows.length} methods of ${folder} send the requests in the catalog`,
  product: PRODUCT,
  async run(context) {
    const { platform } = context
    const responses = rows.flatMap((row) => {
      const { path } = sentBy(row, {})
      const success = responseOf(row)
      return [success, again(429), success, again(503), success].map((response) => ({ path, ...response }))
    })
    await platform.respond(...responses)
    await Promise.all(rows.map((row) => use(context, row)))

    const requests = (await platform.requests()).map(withoutConnection)
    for (const row of rows) {
      const without = sentBy(row, {})
      const withSome = sentBy(row, PARAMETERS)
      const last = row.kind === 'query' ? [without, without] : [without]
      const sent = requests.filter(({ path }) => path === without.path)
      expect(sent, row.call).to.deep.equal([without, withSome, withSome, ...last])
    }
    expect(requests).to.have.length(rows.reduce((sum, { kind }) => sum + (kind === 'query' ? 5 : 4), 0))
  }
})

const waitingCase = (row) => ({
  name: `${row.call} waits for its action attempt unless waiting is disabled`,
  product: PRODUCT,
  async run(context) {
    const { platform } = context
    const call = open(context, row)
    await platform.respond(attempt('pending'))
    const pending = await call(PARAMETERS, { waitForActionAttempt: false })
    expect(pending).to.deep.equal(attempt('pending').json.action_attempt)
    expect(await platform.requests()).to.have.length(1)

    await platform.respond(attempt('pending'), attempt('pending'), attempt('success', VALUE))
    const value = await call(PARAMETERS, { waitForActionAttempt: { pollingInterval: 1 } })
    expect(value).to.deep.equal(attempt('success', VALUE).json.action_attempt)
    const poll = sentBy({ method: 'POST', path: '/action_attempts/get' }, { action_attempt_id: 'attempt_1' })
    const sent = sentBy(row, PARAMETERS)
    expect((await platform.requests()).map(withoutConnection)).to.deep.equal([sent, sent, poll, poll])
  }
})

const namesIn = (folder, path = []) =>
  Object.entries(folder).flatMap(([name, member]) =>
    typeof member === 'function' ? [[...path, name].join('.')] : namesIn(member, [...path, name])
  )

/** Methods of the catalog by their first name, such as `devices`. */
const folders = {}
for (const row of catalogue) (folders[row.call.split('.', 1)] ??= []).push(row)

export const cases = [
  ...Object.entries(folders).map(rowsCase),
  ...catalogue.filter(({ action_attempt }) => action_attempt).map(waitingCase),
  {
    name: 'A client has exactly the methods of the catalog',
    async run(context) {
      const names = namesIn(clientOf(context))
      expect(names.sort()).to.deep.equal(catalogue.map(({ call }) => call).sort())
    }
  },
  {
    name: 'Undocumented methods throw without the flag',
    async run(context) {
      const client = clientOf(context)
      const undocumented = catalogue.filter((row) => row.undocumented)
      expect(undocumented).to.not.have.length(0)
      for (const { call } of undocumented) {
        const error = await failureOf(() => methodAt(client, call)({}))
        expect(error, call).to.include({
          name: 'InvalidOptionsError',
          message: 'Cannot use undocumented API without isUndocumentedApiEnabled'
        })
      }
      expect(await context.platform.requests()).to.deep.equal([])
    }
  },
  {
    name: 'A response without the requested value is rejected',
    async run(context) {
      const client = clientOf(context, { isUndocumentedApiEnabled: true })
      await context.platform.respond({ always: true, json: { unexpected: true } })
      await Promise.all(
        catalogue.map(async ({ call, response_key }) => {
          const request = methodAt(client, call)({}, { retry: { limit: 0 } })
          if (response_key === null) expect(await request, call).to.equal(undefined)
          else expect(await failureOf(() => request), call).to.include({ name: 'ApiError', code: 'invalid_response' })
        })
      )
    }
  }
]
