import assert from 'node:assert/strict'
import { eventually } from './support/browser.mjs'
import { SCRIPT, usePlayground } from './support/playground.mjs'
import { test } from './support/test.mjs'

const demo = usePlayground()
const { open, choose, entries, playground, heading, html } = demo

test("Another platform can be used, the demo server or one's own; entered keys are in no URL, storage or event", async () => {
  await open()
  await choose('Platform', /^Demo server/)
  await heading('Devices 30').waitFor()
  await eventually(() => assert.ok(demo.requested.includes(`${demo.url}platform/devices/list`)))
  assert.match(await html(), /publishable-key="seam_pk_sandbox"/)
  assert.ok((await html()).includes(`endpoint="${demo.url}platform"`))
  assert.equal(await playground().getByLabel('Latency').isVisible(), false)

  await choose('Platform', 'Your own')
  await playground().getByText('Enter your endpoint and publishable key').waitFor()
  await playground().getByLabel('Endpoint').fill(`${demo.url}platform`)
  await playground().getByLabel('Publishable key').fill('seam_pk_sandbox')
  await playground().getByLabel('User identifier key').fill('typed-user')
  demo.requested.length = 0
  await playground().getByLabel('User identifier key').press('Enter')
  await heading('Devices 30').waitFor()
  const kept = await demo.page.evaluate(() =>
    JSON.stringify([location.href, localStorage, sessionStorage, document.cookie])
  )
  for (const text of [kept, demo.requested.join(), (await entries().allTextContents()).join()]) {
    assert.doesNotMatch(text, /seam_pk|seam_cst|typed-user/)
  }
  assert.match(await html(), /user-identifier-key="typed-user"/)

  await choose('Platform', 'Sandbox in this page')
  await heading('Devices 30').waitFor()
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)
})
