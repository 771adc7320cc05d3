import type { ReactElement } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Localization } from '../../element/custom-element/localization.js'
import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { SectionFrame } from '../../ui/layout/section-frame.js'
import { TabsFrame } from '../../ui/layout/tabs-frame.js'
import { TooltipFrame } from '../../ui/overlay/tooltip-frame.js'
import { DeviceColumns } from '../device/device-columns.js'
import { deviceOptions } from '../device/device-options.js'
import { FirstDeviceHero } from '../device/first-device-hero.js'
import { FirstDeviceScreen, type OpenedPlace } from '../device/first-device-screen.js'
import { readFirstDevice } from '../device/read-first-device.js'
import { LastDayPlace } from './last-day-place.js'
import { LevelContent } from './level-content.js'
import { noiseLevel } from './rules/noise-level.js'
import { ThresholdPlaces } from './threshold-places.js'

interface Props {
  readonly device: Device
  readonly localization: Localization
  /** Set if a row of a list has opened it. */
  readonly opened?: OpenedPlace
}

/** `NoiseSensorDetails` for prerendering, before thresholds and events are loaded. Draws nothing without a level. */
export function FirstNoiseSensor({ device, localization, opened }: Props): ReactElement | undefined {
  if (!noiseLevel(device)) return undefined
  const { messages } = localization
  const { noiseSensor: texts, device: deviceTexts } = messages
  const tabs = [
    { id: 'details', label: texts.details },
    { id: 'activity', label: texts.activity }
  ] as const
  return (
    <FirstDeviceScreen title={deviceTexts.titles['noise-sensor']} localization={localization} opened={opened}>
      <DeviceColumns
        splitFrom={900}
        inert={Boolean(opened)}
        side={
          <div className="noise surface">
            <TabsFrame id="tabs" label={texts.tabs} selected="details" tabs={tabs}>
              <SectionFrame id="thresholds" title={texts.thresholds}>
                <TooltipFrame label={texts.aboutThresholds} />
                <ThresholdPlaces />
              </SectionFrame>
            </TabsFrame>
          </div>
        }
      >
        <FirstDeviceHero device={device} messages={messages}>
          <LevelContent device={device} limit={undefined} since={undefined} messages={messages} />
          <LastDayPlace device={device} />
        </FirstDeviceHero>
      </DeviceColumns>
    </FirstDeviceScreen>
  )
}

/** First screen of a noise sensor without issues. */
export const NOISE_SENSOR_DETAILS: Prerender<typeof deviceOptions> = {
  options: deviceOptions,
  render({ deviceId }, [response], localization) {
    const device = readFirstDevice(response, deviceId, 'noise-sensor')
    return device && <FirstNoiseSensor device={device} localization={localization} />
  }
}
