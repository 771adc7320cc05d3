import type { HvacMode } from '../../client/resources.js'
import type { Climate, PresetTraits } from './climate.js'
import type { ThermostatTraits } from './thermostat.js'

const all: HvacMode[] = ['heat', 'cool', 'heat_cool', 'off']
const limits = { minHeat: 45, maxHeat: 79, minCool: 65, maxCool: 92, delta: 5 }
const both: Climate = { mode: 'heat_cool', heat: 68, cool: 76 }

const long = 'Weekend in winter, when the grandparents stay in the upper rooms'
const names = ['Zuhause', '外出', 'ليلة', 'Économie', '🌙 Nacht', long, 'Сон', 'בוקר'] as const

const many = Array.from({ length: 40 }, (_, index): PresetTraits => {
  const name = names[index % names.length] ?? long
  const mode = all[index % 4] ?? 'off'
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

const rights: PresetTraits[] = [
  { key: 'locked', name: 'Neither edited nor deleted', ...both, isOwn: false },
  { key: 'edit', name: 'Edited, not deleted', ...both, canDelete: false },
  { key: 'delete', name: 'Deleted, not edited', ...both, canEdit: false },
  { key: 'unsaid', name: 'No word on rights', ...both, unforeseen: { can_edit: undefined, can_delete: undefined } },
  { key: 'modeless', name: 'Points without a mode', heat: 66, cool: 77 },
  { key: 'pointless', name: 'A mode without points', mode: 'heat_cool' },
  { key: 'bare', fan: null },
  { key: 'dry', name: 'A mode of its own', unforeseen: { hvac_mode_setting: 'dry', fan_mode_setting: 'turbo' } },
  { key: 'outside', name: 'Outside of the limits', mode: 'heat_cool', heat: 30, cool: 110 },
  { key: 'Guest Mode', name: 'A key with a space', mode: 'heat', heat: 70 }
]

type OddThermostat = Omit<ThermostatTraits, 'id' | 'maker' | 'model' | 'createdAt'>

/** Thermostats that few have, but someone does: each has one thing that is unlike the others. */
export const oddThermostats: readonly OddThermostat[] = [
  { name: 'heats always', temperature: 66, modes: ['heat'], climate: { mode: 'heat', heat: 68 }, limits },
  { name: 'cools alone', temperature: 80, modes: ['cool', 'off'], climate: { mode: 'cool', cool: 74 }, limits },
  { name: 'heats and cools always', temperature: 71, modes: ['heat_cool'], climate: both, limits },
  { name: 'heats or cools', temperature: 71, modes: ['heat', 'cool', 'off'], climate: { mode: 'off' }, limits },
  { name: 'lists no modes', temperature: 71, modes: [], climate: both, limits },
  { name: 'says next to nothing', running: null },
  { name: 'says half of it', temperature: 70.5, climate: { mode: 'heat' }, modes: all, limits: { minHeat: 50 } },
  {
    name: 'wants a wide gap',
    temperature: 70,
    modes: all,
    climate: { mode: 'heat_cool', heat: 68, cool: 72 },
    limits: { minHeat: 68, maxHeat: 72, minCool: 68, maxCool: 72, delta: 10 }
  },
  {
    name: 'is beyond its limits',
    temperature: 101.4,
    humidity: 1,
    modes: all,
    climate: { mode: 'heat_cool', heat: 35, cool: 99 },
    limits
  },
  { name: 'has a range of one degree', modes: all, climate: both, limits: { ...limits, minHeat: 60, maxHeat: 61 } },
  { name: 'has its limits swapped', modes: all, climate: both, limits: { ...limits, minHeat: 80, maxHeat: 50 } },
  { name: 'wants no gap', modes: all, climate: { ...both, heat: 72, cool: 72 }, limits: { ...limits, delta: 0 } },
  { name: 'heats above where it cools', modes: all, climate: { mode: 'heat_cool', heat: 80, cool: 65 }, limits },
  { name: 'saves energy', temperature: 64, modes: [...all, 'eco'], climate: { mode: 'eco' }, fan: 'auto', limits },
  {
    name: 'dries',
    temperature: 77,
    modes: all,
    limits,
    fan: 'auto',
    unforeseen: {
      available_hvac_mode_settings: [...all, 'dry'],
      current_climate_setting: { hvac_mode_setting: 'dry', manual_override_allowed: true },
      fan_mode_setting: 'turbo'
    }
  },
  { name: 'has a fan that is on', modes: all, climate: both, running: 'fan', fan: 'on', fanModes: ['auto', 'on'] },
  { name: 'has a fan without modes', modes: all, climate: both, fan: 'circulate', fanModes: [] },
  { name: 'has forty presets', temperature: 70, modes: all, climate: both, fan: 'auto', presets: many, limits },
  { name: 'has odd presets', temperature: 70, modes: all, climate: both, fan: 'auto', presets: rights, limits },
  { name: 'is offline', online: false, temperature: 58, modes: all, climate: both, fan: 'auto', presets: rights },
  { name: 'freezes', temperature: -4.5, humidity: 0, modes: all, climate: { mode: 'heat', heat: 45.5 }, limits }
]
