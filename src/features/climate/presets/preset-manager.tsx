import { useState } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Operation } from '../../../core/gate/operations.js'
import type { ClimatePreset } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { openersOf } from '../../../element/frame/item-editing.js'
import { isMissing, ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useLastKnown } from '../../../element/hooks/use-last-known.js'
import { useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { CLIMATE_PRESETS } from '../../../messages/climate-presets/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/later-icons.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { deviceQuery } from '../../device/data/queries.js'
import { useDeviceSubtitle } from '../../device/use-device-subtitle.js'
import { canEditPreset, climatePresets } from '../rules/climate-preset.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { useTemperatureUnit } from '../use-temperature-unit.js'
import type { PresetEditing } from './preset-card.js'
import { PresetList } from './preset-list.js'
import { PresetSkeleton } from './preset-skeleton.js'

const PresetForm = lazyScreen(
  () => import('./preset-form.js').then(({ PresetForm: screen }) => screen),
  ({ climatePresets: texts }, { presetKey }) => (presetKey === undefined ? texts.createTitle : undefined)
)

const NEXT_SCREENS = [PresetForm]

/** Editing is hidden after the platform has refused one of these operations. */
const PRESET_OPERATIONS: readonly Operation[] = [
  'thermostats.createClimatePreset',
  'thermostats.updateClimatePreset',
  'thermostats.deleteClimatePreset'
]

interface Props {
  readonly deviceId?: string | undefined
  readonly temperatureUnit?: TemperatureUnit | undefined
}

/** Subject of the open form. */
interface OpenedForm {
  /** Key of the edited or saved preset. `undefined` while a preset is created. */
  readonly key?: string | undefined
  /** Deleted preset to recreate. */
  readonly recreation?: RejectedRecreation<ClimatePreset> | undefined
  readonly isSaved?: boolean
}

function Manager({ deviceId, temperatureUnit }: Props) {
  const { climatePresets: texts, device: deviceTexts, general } = useTexts()
  const presetTexts = useTexts(CLIMATE_PRESETS)
  const [unit] = useTemperatureUnit(temperatureUnit)
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const isOperationRefused = useIsOperationRefused(deviceId ?? '', PRESET_OPERATIONS)
  const [opened, setOpened] = useState<OpenedForm>()
  const { left, opener, open, openIfFree, finish, wrap } = useScreenStack(opened, setOpened, () => 'form')
  const subtitle = useDeviceSubtitle(deviceId, resource, status)
  usePreload(isOperationRefused ? undefined : NEXT_SCREENS)
  const last = useLastKnown(resource)

  // The saved preset moves to the top of the list, which may be scrolled.
  useOnChange(left, () => left?.isSaved && opener.current?.scrollIntoView?.({ block: 'nearest' }))

  if (opened && last) {
    return wrap(
      <PresetForm
        device={last}
        presetKey={opened.key}
        recreation={opened.recreation}
        isGone={isMissing(status, resource !== undefined)}
        isOperationRefused={isOperationRefused}
        unit={unit}
        onSaved={(key) => finish({ key, isSaved: true })}
      />
    )
  }
  const editable = resource ? climatePresets(resource).filter(canEditPreset) : []
  const editing: PresetEditing | undefined = isOperationRefused
    ? undefined
    : {
        ...openersOf(opener, left?.key),
        open: (key) => void open({ key }),
        recreate: (recreation) => openIfFree({ recreation })
      }
  const isEmpty = resource && climatePresets(resource).length === 0
  return wrap(
    <div className="preset-manager contents">
      <ResourceScreen
        name="preset-manager"
        ids={{ deviceId }}
        resource={resource}
        status={status}
        title={texts.title}
        subtitle={subtitle}
        skeleton={<PresetSkeleton />}
        // Not in the empty state, which the host may replace.
        actions={
          editing && (
            <Button
              ref={editing.openerOfAdd(editable.map(({ climate_preset_key: key }) => key))}
              variant={isEmpty ? 'primary' : undefined}
              icon={<Plus />}
              onClick={() => editing.open()}
            >
              {presetTexts.create}
            </Button>
          )
        }
        id={deviceId}
        texts={deviceTexts}
        isEmpty={isEmpty}
      >
        {(device) => (
          <>
            {isOperationRefused && <p>{general.operationRefused}</p>}
            <PresetList device={device} unit={unit} editing={editing} />
          </>
        )}
      </ResourceScreen>
    </div>
  )
}

/** Manages the climate presets of a thermostat. The state is reset when the device changes. */
export const PresetManager = (props: Props) => <Manager key={props.deviceId} {...props} />
