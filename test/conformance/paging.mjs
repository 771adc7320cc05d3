import { expect } from 'chai'
import catalogue from '../client/routes.json' with { type: 'json' }
import { again, clientOf, failureOf, sdkHeaders, TOKENS } from './samples.mjs'

const URL_OF_SECOND = 'https://platform.example/devices/list?page_cursor=second'

const page = (ids, next, more) => ({
  json: {
    devices: ids.map((device_id) => ({ device_id })),
    pagination: {
      has_next_page: next !== null,
      next_page_cursor: next,
      next_page_url: next === null ? null : `https://platform.example/devices/list?page_cursor=${next}`
    }
  },
  ...more
})

const PAGES = [page(['1', '2'], 'second'), page(['3', '4'], 'third'), page(['5'], null)]

const idsOf = (devices) => devices.map(({ device_id }) => device_id)
const bodies = async ({ requests }) => (await requests()).map(({ body }) => body)

const lastPageCase = ([what, pagination]) => ({
  name: `A response with ${what} is the last page`,
  async run(context) {
    const client = clientOf(context)
    await context.platform.respond({ always: true, json: { devices: [{ device_id: '1' }], ...pagination } })
    const pages = client.createPaginator(client.devices.list())
    const [devices, { hasNextPage, nextPageCursor, nextPageUrl }] = await pages.firstPage()
    expect(idsOf(devices)).to.deep.equal(['1'])
    expect({ hasNextPage, nextPageCursor, nextPageUrl }).to.deep.equal({
      hasNextPage: false,
      nextPageCursor: null,
      nextPageUrl: null
    })
    expect(await pages.flattenToArray()).to.deep.equal(devices)
    expect(await context.platform.requests()).to.have.length(2)
  }
})

export const cases = [
  ...[
    ['no pagination', {}],
    ['a pagination that is null', { pagination: null }]
  ].map(lastPageCase),
  {
    name: 'Pages are requested one by one with the parameters of the call',
    async run(context) {
      const { platform } = context
      const client = clientOf(context)
      await platform.respond(...PAGES)
      const pages = client.createPaginator(client.devices.list({ limit: 2, device_types: ['august_lock'] }))
      expect(await platform.requests()).to.deep.equal([])
      const [first, pagination] = await pages.firstPage()
      expect(idsOf(first)).to.deep.equal(['1', '2'])
      expect(pagination).to.deep.equal({ hasNextPage: true, nextPageCursor: 'second', nextPageUrl: URL_OF_SECOND })
      const [second] = await pages.nextPage(pagination.nextPageCursor)
      expect(idsOf(second)).to.deep.equal(['3', '4'])
      const [last, end] = await pages.nextPage('third')
      expect(idsOf(last)).to.deep.equal(['5'])
      expect(end).to.deep.equal({ hasNextPage: false, nextPageCursor: null, nextPageUrl: null })
      const parameters = { limit: 2, device_types: ['august_lock'] }
      const requests = await platform.requests()
      expect(requests.map(({ body }) => body)).to.deep.equal([
        parameters,
        { ...parameters, page_cursor: 'second' },
        { ...parameters, page_cursor: 'third' }
      ])
      for (const { method, path, query, headers } of requests) {
        expect({ method, path, query }).to.deep.equal({ method: 'POST', path: '/devices/list', query: undefined })
        expect(headers).to.deep.equal({ authorization: `Bearer ${TOKENS.apiKey}`, ...sdkHeaders() })
      }
    }
  },
  {
    name: 'All pages are combined in one array, and each is requested once',
    async run(context) {
      const client = clientOf(context)
      await context.platform.respond(...PAGES)
      const devices = await client.createPaginator(client.devices.list({ limit: 2 })).flattenToArray()
      expect(idsOf(devices)).to.deep.equal(['1', '2', '3', '4', '5'])
      expect(await bodies(context.platform)).to.deep.equal([
        { limit: 2 },
        { limit: 2, page_cursor: 'second' },
        { limit: 2, page_cursor: 'third' }
      ])
    }
  },
  {
    name: 'A call without parameters supports pagination',
    async run(context) {
      const client = clientOf(context)
      await context.platform.respond(...PAGES)
      await client.createPaginator(client.devices.list()).flattenToArray()
      expect(await bodies(context.platform)).to.deep.equal([{}, { page_cursor: 'second' }, { page_cursor: 'third' }])
    }
  },
  {
    name: 'A page is requested when its first item is needed, and none after the loop has ended',
    async run(context) {
      const { platform } = context
      const client = clientOf(context)
      await platform.respond(...PAGES)
      const seen = []
      for await (const { device_id } of client.createPaginator(client.devices.list()).flatten()) {
        seen.push([device_id, (await platform.requests()).length])
        if (device_id === '3') break
      }
      expect(seen).to.deep.equal([
        ['1', 1],
        ['2', 1],
        ['3', 2]
      ])
      expect(await platform.requests()).to.have.length(2)
    }
  },
  {
    name: 'An empty page in the middle does not end the list',
    async run(context) {
      const client = clientOf(context)
      await context.platform.respond(page(['1'], 'second'), page([], 'third'), page(['2'], null))
      const devices = await client.createPaginator(client.devices.list()).flattenToArray()
      expect(idsOf(devices)).to.deep.equal(['1', '2'])
    }
  },
  {
    name: 'A page without a next page is the last one, even if it has a cursor',
    async run(context) {
      const client = clientOf(context)
      const pagination = { has_next_page: false, next_page_cursor: 'second', next_page_url: null }
      await context.platform.respond({ always: true, json: { devices: [{ device_id: '1' }], pagination } })
      const devices = await client.createPaginator(client.devices.list()).flattenToArray()
      expect(idsOf(devices)).to.deep.equal(['1'])
      expect(await context.platform.requests()).to.have.length(1)
    }
  },
  {
    name: 'A failed page rejects with its error and can be requested again',
    async run(context) {
      const client = clientOf(context)
      await context.platform.respond(
        PAGES[0],
        { status: 400, json: { error: { type: 'bad_cursor', message: 'No such page' } } },
        again(503),
        PAGES[1]
      )
      const pages = client.createPaginator(client.devices.list())
      const [, { nextPageCursor }] = await pages.firstPage()
      expect(await failureOf(() => pages.nextPage(nextPageCursor))).to.include({ code: 'bad_cursor', statusCode: 400 })
      expect(idsOf((await pages.nextPage(nextPageCursor))[0])).to.deep.equal(['3', '4'])
    }
  },
  {
    name: 'A page after the last one is rejected',
    async run(context) {
      const client = clientOf(context)
      const pages = client.createPaginator(client.devices.list())
      for (const cursor of [null, undefined, '']) {
        expect(await failureOf(() => pages.nextPage(cursor))).to.include({
          name: 'InvalidOptionsError',
          message: 'Cannot get the next page with a null nextPageCursor'
        })
      }
      expect(await context.platform.requests()).to.deep.equal([])
    }
  },
  {
    name: 'Exactly the methods with pagination in the catalog support it',
    async run(context) {
      const client = clientOf(context, { isUndocumentedApiEnabled: true })
      await context.platform.respond({ always: true, status: 404 })
      for (const { call, paginated } of catalogue) {
        const request = call.split('.').reduce((folder, name) => folder[name], client)({})
        const error = await failureOf(() => client.createPaginator(request).firstPage())
        if (paginated) expect(error, call).to.include({ name: 'ApiError', statusCode: 404 })
        else {
          expect(error, call).to.include({ name: 'InvalidOptionsError' })
          expect(error.message).to.match(/^The endpoint does not support pagination/)
        }
      }
      const pageable = catalogue.filter(({ paginated }) => paginated)
      const paths = (await context.platform.requests()).map(({ path }) => path)
      expect(paths).to.deep.equal(pageable.map(({ path }) => path.replace('{product}', 'seam')))
    }
  }
]
