import { expect } from 'chai'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { words } from '../support/stage.js'

const LIST = '/access_grants/list'
const METHODS = '/access_methods/list'
const NOW = '2026-05-01T10:00:00Z'
const BROKEN = { error: { type: 'invalid_input', message: 'Broken.' } }

/** Ids of places, of which a row names two. */
const SPACES = ['space_unit_4', 'space_suite_12', 'space_garden']

type Respond = NonNullable<Given<'x-access-grant-table'>['respond']>
type Listed = readonly Readonly<Record<string, unknown>>[]

/** Responds to the list with other accesses. */
const editGrants =
  (edit: (grants: Listed) => Listed): Respond =>
  async (request, _body, sandbox) => {
    const response = await sandbox(request)
    if (!request.url.endsWith(LIST)) return response
    const { access_grants, pagination } = await response.json()
    return Response.json({ access_grants: edit(access_grants), pagination })
  }

const open = (given: Given<'x-access-grant-table'> = {}) => setup('x-access-grant-table', { now: NOW, ...given })

describe('Access grant table that loads', () => {
  cleanUpAfterEach()

  it('shows the rows so far if a later page fails', async () => {
    const respond: Respond = async (request, body, sandbox) => {
      const response = await sandbox(request)
      if (!request.url.endsWith(LIST)) return response
      if (body['page_cursor'] === 'second') return Response.json(BROKEN, { status: 400 })
      const { access_grants } = await response.json()
      const pagination = { has_next_page: true, next_page_cursor: 'second', next_page_url: null }
      return Response.json({ access_grants: access_grants.slice(0, 3), pagination })
    }
    const t = await open({ respond })
    await t.advance(1000)
    expect(t.screen.all('row')).to.have.length.within(1, 3)
    expect(t.screen.text).to.include('Not everything could be loaded').and.not.include('Access could not be loaded')
    expect(t.screen.names('button', 'Try again')).to.have.length(1)
  })

  it('counts at least those that need attention while a state is unknown', async () => {
    const t = await open({
      respond: async (request, { access_grant_id: id }, sandbox) =>
        request.url.endsWith(METHODS) && id === 'access_grant_1'
          ? Response.json(BROKEN, { status: 400 })
          : sandbox(request)
    })
    await t.advance(1000)
    expect(t.screen.names('button', /attention/)).to.deep.equal(['5+ need attention'])
  })

  it('names two places and the number of the others', async () => {
    const t = await open({ respond: editGrants((grants) => [{ ...grants[0], space_ids: SPACES }]) })
    expect(words(t.screen.all('row')[0]?.textContent)).to.include('Unit 4, Suite 12 +1')
  })

  it('reads the ways in of at most 30 of 1,000 accesses before a scroll', async () => {
    const many = editGrants((grants) =>
      Array.from({ length: 1000 }, (_, index) => ({ ...grants[0], access_grant_id: `access_grant_many_${index}` }))
    )
    const t = await open({
      respond: async (request, body, sandbox) =>
        request.url.endsWith(METHODS) ? Response.json({ access_methods: [] }) : many(request, body, sandbox)
    })
    await t.advance(2000)
    expect(t.screen.all('row')).to.have.length.above(5)
    const read = new Set(t.requests(METHODS).map(({ access_grant_id }) => access_grant_id))
    expect(read.size).to.be.within(5, 30)
  })
})
