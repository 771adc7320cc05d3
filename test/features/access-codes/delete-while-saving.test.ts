import { DELETE, UPDATE } from '../support/access-code-calls.js'
import { choose, codesOf, setupCodes, wordsOf } from '../support/code-table.js'
import { cleanUpAfterEach } from '../support/setup.js'

const FAMILY = { access_code_id: 'access_code_garage_1' }

describe('Deleting an access code while an edit of it is being saved', () => {
  cleanUpAfterEach()

  /** Saves an edited code while the response is held, leaves the form, and deletes the code. */
  async function deleteWhileSaving() {
    const t = await setupCodes({ now: '2026-03-01T12:34:56.789Z', holds: [UPDATE] })
    const [changes, deletions] = [t.events('before-change'), t.events('access-code-deleted')]
    await choose(t.screen, 'Family', 'Edit')
    await t.screen.find('button', 'Save')
    await t.user.fill('Name the code', 'Parents')
    for (const name of ['Save', 'Back', 'Leave']) await t.user.click(name)
    await choose(t.screen, 'Family', 'Delete')
    await t.user.click('Delete')
    const operations = changes.map(({ detail }) => detail.operation)
    return { ...t, operations, deletions }
  }

  it('shows "Removing…" immediately and sends the deletion after the update', async () => {
    const t = await deleteWhileSaving()
    expect(wordsOf(t.screen, 'Family')).to.include('Removing…')
    expect(t.operations).to.deep.equal(['accessCodes.update', 'accessCodes.delete'])
    await t.advance(8000)
    expect(t.requests(DELETE)).to.deep.equal([])
    t.release(UPDATE)
    await t.advance(0)
    expect(t.requests(DELETE)).to.deep.equal([FAMILY])
    expect(t.platform.outlivePage(DELETE)).to.deep.equal([true])
    expect(t.deletions).to.have.length(1)
    expect(codesOf(t.screen)).to.include('Parents')
    expect(wordsOf(t.screen, 'Parents')).to.include('Removing…')
  })

  it('sends the deletion even if the update takes long and the element was removed', async () => {
    const t = await deleteWhileSaving()
    t.element.remove()
    await t.advance(25_000)
    expect(t.requests(DELETE)).to.deep.equal([])
    t.release(UPDATE)
    await t.advance(0)
    expect(t.requests(DELETE)).to.deep.equal([FAMILY])
  })
})
