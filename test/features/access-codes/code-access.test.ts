import { stoppedClock, stopTime } from '../../clean-page.js'
import { stopClock } from '../../clock.js'
import { type PlatformOptions, startPlatform } from '../../platform.js'
import { setupCode } from '../support/code-details.js'
import { cleanUpAfterEach, until, words } from '../support/setup.js'

const LIST = '/access_grants/list'
const NOW = '2026-05-01T10:00:00Z'
const NOTE = 'This code belongs to an access and may be set again. Change the access instead.'
const SHOW = 'Show access'

/** Opens the code of an access on a lock. */
async function open(given: PlatformOptions = {}) {
  if (!stoppedClock) stopTime(() => stopClock(Date.parse(NOW)))
  const platform = await startPlatform(given)
  const [code] = await platform.client.accessCodes.list({ access_grant_id: 'access_grant_2' })
  const t = await setupCode({ now: NOW, platform, accessCodeId: code?.access_code_id ?? '' })
  return { ...t, code }
}

describe('Access of a code', () => {
  cleanUpAfterEach()

  it('is named in the details of the code after one request', async () => {
    const t = await open()
    expect(t.code).not.to.equal(undefined)
    expect(t.screen.text).to.contain('Belongs to the access of Cleaning team')
    expect(t.requests(LIST)).to.deep.equal([{ access_code_id: t.code?.access_code_id }])
    await t.advance(120_000)
    expect(t.requests(LIST)).to.have.length(1)
  })

  it('is shown, unless the host prevents it', async () => {
    const t = await open()
    const clicks = t.events('access-grant-click')
    t.element.addEventListener('access-grant-click', (event) => event.preventDefault(), { once: true })
    await t.user.click(SHOW)
    expect(t.screen.names('heading')[0]).to.equal('Access code')
    await t.user.click(SHOW)
    await until(() => t.screen.names('heading')[0] === 'Access')
    expect(clicks.map(({ detail }) => detail.access_grant_id)).to.deep.equal(['access_grant_2', 'access_grant_2'])
    await t.user.click('Back')
    await until(() => t.screen.focused === SHOW)
  })

  it('is mentioned before the code is edited or deleted', async () => {
    const t = await open()
    await t.user.click('Delete code')
    const [question] = t.screen.all('question')
    expect(words(question?.textContent)).to.contain('Delete this code and data?').and.to.contain(NOTE)
    await t.user.click('Cancel')
    await t.user.click('Edit code')
    await until(() => t.screen.names('heading')[0] === 'Edit access code')
    expect(t.screen.text).to.contain(NOTE)
  })

  it('is absent for a code without access', async () => {
    const t = await setupCode({ now: NOW })
    expect(t.requests(LIST)).to.have.length(1)
    expect(t.screen.names('button')).not.to.contain(SHOW)
    await t.user.click('Delete code')
    expect(t.screen.text).not.to.contain(NOTE)
  })

  it('is neither requested nor shown in a session without a customer', async () => {
    const t = await setupCode({ now: NOW, customer: false })
    expect(t.requests(LIST)).to.deep.equal([])
    expect(t.screen.names('button')).not.to.contain(SHOW)
  })

  it('is absent if the platform refuses it or fails', async () => {
    const failed = { status: 500, error: { type: 'broken', message: 'Broken.' } }
    const conditions: PlatformOptions[] = [
      { faults: { [LIST]: { refuse: 'unauthorized' } } },
      { faults: { [LIST]: failed } }
    ]
    for (const given of conditions) {
      const t = await open(given)
      await t.advance(20_000)
      expect(t.requests(LIST)).not.to.deep.equal([])
      expect(t.screen.names('button')).not.to.contain(SHOW).and.not.to.contain('Try again')
      expect(t.screen.text).to.contain('Code info')
    }
  })
})
