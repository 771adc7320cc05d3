import assert from 'node:assert/strict'
import { complaints, eventually } from './support/browser.mjs'
import { openDrawn, placesOf } from './support/open-drawn.mjs'
import { test } from './support/test.mjs'

const openThermostat = (scope) =>
  openDrawn(scope, 'x-thermostat', '.room-reading', { attributes: 'device-id="device_hallway_thermostat"' })

const PARTS =
  '.header, .header *, .hero, .hero > :not(output), .room *, .settings, .settings :not(output, option, .tip), summary'
const COMMANDS = ['heat_cool', 'heat', 'cool', 'off', 'set_fan_mode', 'activate_climate_preset']

const commandsOf = (platform) => COMMANDS.flatMap((name) => platform.callsTo(`/thermostats/${name}`))

test('A thermostat is shown before React is loaded, and does not move afterwards', async ({ scope }) => {
  const { page, log, platform, letReactCome } = await openThermostat(scope)
  const previous = await placesOf(page, 'x-thermostat', PARTS)
  await letReactCome()
  assert.deepEqual(await placesOf(page, 'x-thermostat', PARTS), previous)
  assert.equal(platform.callsTo('/devices/get').length, 1)
  assert.deepEqual(complaints(log), [])
})

test('Presses on the controls of a thermostat before React is loaded send no command, and the controls work afterwards', async ({
  scope
}) => {
  const { page, platform, letReactCome } = await openThermostat(scope)
  for (const part of [
    '.scale .thumb',
    '.stepper button >> nth=1',
    'select',
    '.preset-choices button >> nth=1',
    '.choice span'
  ]) {
    const { x, y, width, height } = await page.locator(part).first().boundingBox()
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
  }
  await letReactCome()
  const more = page.getByRole('button', { name: 'Heat: higher' })
  await more.focus()
  assert.equal(commandsOf(platform).length, 0)
  await more.click()
  await eventually(() => assert.equal(commandsOf(platform).length, 1))
})
