import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useTemperatureUnit } from '../use-temperature-unit.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import { canEditPreset, climatePresets } from '../rules/climate-preset.js'
import { deviceName } from '../../device/rules/device.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { Device } from '../../../core/resources/resources.js'
import { deviceQuery } from '../../device/data/queries.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { isMissing, ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import type { PresetAgain } from './preset-again.js'
import { PresetList } from './preset-list.js'
import css from './preset-manager.css'

registerStyles(css)

const PresetForm = lazyScreen(() => import('./preset-form.js').then(({ PresetForm: screen }) => screen))

interface Props {
  readonly deviceId?: string | undefined
  readonly temperatureUnit?: TemperatureUnit | undefined
}

function Manager({ deviceId, temperatureUnit }: Props) {
  useShownScreen('preset-manager')
  const { climatePresets: texts, device: deviceTexts } = useMessages()
  const [unit] = useTemperatureUnit(temperatureUnit)
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const form = useInnerScreen(deviceId)
  const { isOpen, opener } = form
  useScreenChange(isOpen ? undefined : 'preset-manager', { deviceId })
  const [last, setLast] = useState<Device>()
  if (resource && resource !== last) setLast(resource)
  /** The preset that is edited, or that was last; none while a new one is made. */
  const [key, setKey] = useState<string>()
  const [again, setAgain] = useState<PresetAgain>()
  const isMounted = useIsMounted()
  const isSaved = useRef(false)

  useLayoutEffect(() => {
    // What was saved is the first of all, wherever the list was scrolled to.
    if (!isOpen && isSaved.current) opener.current?.scrollIntoView?.({ block: 'nearest' })
    isSaved.current = false
  }, [isOpen, opener])

  function open(edited?: string, deleted?: PresetAgain): void {
    setKey(edited)
    setAgain(deleted)
    form.open()
  }
  function makeAgain(deleted: PresetAgain): boolean {
    if (!isMounted.current || isOpen) return false
    open(undefined, deleted)
    return true
  }

  if (isOpen && last) {
    return form.place(
      <PresetForm
        device={last}
        presetKey={key}
        again={again}
        isGone={isMissing(status, resource !== undefined)}
        unit={unit}
        onSaved={(saved) => {
          isSaved.current = true
          setKey(saved)
          form.close()
        }}
      />
    )
  }
  const returnsTo =
    last && climatePresets(last).find((preset) => preset.climate_preset_key === key && canEditPreset(preset))
  return form.place(
    <div className="preset-manager">
      <ResourceScreen
        {...{ resource, status }}
        title={texts.title}
        subtitle={resource && <bdi>{deviceName(resource) ?? deviceTexts.unnamed}</bdi>}
        actions={
          <Button ref={returnsTo ? undefined : opener} icon={<Plus />} onClick={() => open()}>
            {texts.create}
          </Button>
        }
        id={deviceId}
        texts={deviceTexts}
        isEmpty={resource && climatePresets(resource).length === 0}
      >
        {(device) => (
          <PresetList
            device={device}
            unit={unit}
            returnsTo={returnsTo && key}
            editButton={opener}
            onEdit={open}
            onAgain={makeAgain}
          />
        )}
      </ResourceScreen>
    </div>
  )
}

/** The climate presets of a thermostat. What was done to those of one is of no concern to another. */
export const PresetManager = (props: Props) => <Manager key={props.deviceId} {...props} />
