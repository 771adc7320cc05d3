import type { HvacMode } from '../../client/resources.js'
import type { Climate, PresetTraits } from './climate.js'
import { defaultLimits as limits, type ThermostatTraits } from './thermostat.js'

const allModes: HvacMode[] = ['heat', 'cool', 'heat_cool', 'off']
const narrowLimits = { minHeat: 68, maxHeat: 72, minCool: 68, maxCool: 72, delta: 10 }
const beyondLimits: Climate = { mode: 'heat_cool', heat: 35, cool: 99 }
const heatAndCool: Climate = { mode: 'heat_cool', heat: 68, cool: 76 }

const longName = 'Weekend in winter, when the grandparents stay in the upper rooms'
const names = ['Zuhause', '外出', 'ليلة', 'Économie', '🌙 Nacht', longName, 'Сон', 'בוקר'] as const

const manyPresets = Array.from({ length: 40 }, (_, index): PresetTraits => {
  const name = names[index % names.length] ?? longName
  const mode = allModes[index % 4] ?? 'off'
  return {
    key: index === 5 ? `${'preset_with_a_key_that_does_not_end_'.repeat(3)}5` : `preset_${index}`,
    name: index % 7 === 6 ? null : `${name} ${index + 1}`,
    mode,
    ...(mode.startsWith('heat') && { heat: 55 + (index % 20) }),
    ...(mode.endsWith('cool') && { cool: 80 + (index % 10) }),
    fan: index % 3 === 0 ? 'on' : 'auto',
    isOwn: index % 5 !== 4
  }
})

const withoutRights = { can_edit: undefined, can_delete: undefined }

const edgeCasePresets: PresetTraits[] = [
  { key: 'locked', name: 'Neither edited nor deleted', ...heatAndCool, isOwn: false },
  { key: 'edit', name: 'Edited, not deleted', ...heatAndCool, canDelete: false },
  { key: 'delete', name: 'Deleted, not edited', ...heatAndCool, canEdit: false },
  { key: 'unsaid', name: 'No word on rights', ...heatAndCool, unforeseen: withoutRights },
  { key: 'modeless', name: 'Points without a mode', heat: 66, cool: 77 },
  { key: 'pointless', name: 'A mode without points', mode: 'heat_cool' },
  { key: 'bare', fan: null },
  { key: 'dry', name: 'A mode of its own', unforeseen: { hvac_mode_setting: 'dry', fan_mode_setting: 'turbo' } },
  { key: 'outside', name: 'Outside of the limits', mode: 'heat_cool', heat: 30, cool: 110 },
  { key: 'Guest Mode', name: 'A key with a space', mode: 'heat', heat: 70 }
]

type EdgeCaseThermostat = Omit<ThermostatTraits, 'id' | 'manufacturer' | 'model' | 'createdAt'>

/** The properties that most of them share. */
const withoutLimits = { modes: allModes, climate: heatAndCool }
const usual = { ...withoutLimits, limits }
const withFan = { ...usual, temperature: 70, fan: 'auto' as const }

/** Thermostats that each have one unusual property. */
export const edgeCaseThermostats: readonly EdgeCaseThermostat[] = [
  { name: 'heats always', temperature: 66, modes: ['heat'], climate: { mode: 'heat', heat: 68 }, limits },
  { name: 'cools alone', temperature: 80, modes: ['cool', 'off'], climate: { mode: 'cool', cool: 74 }, limits },
  { name: 'heats and cools always', temperature: 71, modes: ['heat_cool'], climate: heatAndCool, limits },
  { name: 'heats or cools', temperature: 71, modes: ['heat', 'cool', 'off'], climate: { mode: 'off' }, limits },
  { name: 'lists no modes', temperature: 71, modes: [], climate: heatAndCool, limits },
  { name: 'says next to nothing', running: null },
  { name: 'says half of it', temperature: 70.5, climate: { mode: 'heat' }, modes: allModes, limits: { minHeat: 50 } },
  { name: 'wants a wide gap', ...usual, temperature: 70, climate: { ...heatAndCool, cool: 72 }, limits: narrowLimits },
  { name: 'is beyond its limits', ...usual, temperature: 101.4, humidity: 1, climate: beyondLimits },
  { name: 'has a range of one degree', ...usual, limits: { ...limits, minHeat: 60, maxHeat: 61 } },
  { name: 'has its limits swapped', ...usual, limits: { ...limits, minHeat: 80, maxHeat: 50 } },
  { name: 'wants no gap', ...usual, climate: { ...heatAndCool, heat: 72, cool: 72 }, limits: { ...limits, delta: 0 } },
  { name: 'heats above where it cools', ...usual, climate: { ...heatAndCool, heat: 80, cool: 65 } },
  { name: 'saves energy', temperature: 64, modes: [...allModes, 'eco'], climate: { mode: 'eco' }, fan: 'auto', limits },
  {
    name: 'dries',
    temperature: 77,
    modes: allModes,
    limits,
    fan: 'auto',
    unforeseen: {
      available_hvac_mode_settings: [...allModes, 'dry'],
      current_climate_setting: { hvac_mode_setting: 'dry', manual_override_allowed: true },
      fan_mode_setting: 'turbo'
    }
  },
  { name: 'has a fan that is on', ...withoutLimits, running: 'fan', fan: 'on', fanModes: ['auto', 'on'] },
  { name: 'has a fan without modes', ...withoutLimits, fan: 'circulate', fanModes: [] },
  { name: 'has forty presets', ...withFan, presets: manyPresets },
  { name: 'has odd presets', ...withFan, presets: edgeCasePresets },
  { name: 'is offline', ...withoutLimits, online: false, temperature: 58, fan: 'auto', presets: edgeCasePresets },
  { name: 'freezes', temperature: -4.5, humidity: 0, modes: allModes, climate: { mode: 'heat', heat: 45.5 }, limits }
]
