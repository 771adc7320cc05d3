import type { IntegrationSupportLevel } from '../../client/resources.js'

export type ModelCategory = 'smartlock' | 'sensor' | 'thermostat' | 'relay' | 'intercom' | 'accessory'

/** Describes a manufacturer and its models. */
export interface ManufacturerTraits {
  key: string
  name: string
  level: IntegrationSupportLevel
  colour: string
  /** @default 'smartlock' */
  category?: ModelCategory
  /** @default 'wifi' */
  connection?: 'wifi' | 'zwave' | 'zigbee' | 'unknown'
  /** Notice about the cost of its service. */
  subscription?: string
  /** Model names with flags: `/` and a connection, `#` and a category, `!` for a model without images. */
  models: readonly string[]
}

const splitNames = (names: string): string[] => (names ? names.split('; ') : [])

/** The sample manufacturers: all levels of support, many models, few models and none. */
export const sampleManufacturers: readonly ManufacturerTraits[] = [
  {
    key: 'august',
    name: 'August',
    level: 'stable',
    colour: '#6a6e76',
    models: splitNames(
      'Wi-Fi Smart Lock; Smart Lock Pro /zwave; Smart Lock 3rd Gen /unknown; Smart Keypad #accessory; ' +
        'Connect Wi-Fi Bridge #accessory; DoorSense #accessory /unknown !'
    )
  },
  {
    key: 'yale',
    name: 'Yale',
    level: 'stable',
    colour: '#878b93',
    models: splitNames(
      'Assure Lock 2; Assure Lock 2 Plus; Assure Lock 2 Touch; Assure Lock 2 Key-Free; Assure Lock 2 /zwave; ' +
        'Assure Lock SL; Assure Lock SL /zwave; Assure Lock SL /zigbee; Assure Lock for Andersen; Assure Lever; ' +
        'Assure Lever /zwave; Assure Lock Touchscreen with Keyed Backup, Wi-Fi Module and DoorSense, Satin Nickel ' +
        'Edition for Doors up to 2¼ Inches; Real Living Deadbolt /zwave; Real Living Lever /zigbee; Approach Lock; ' +
        'Linus L1; Linus L2; Linus L2 Lite /unknown; Doorman L3 /zigbee; Doorman L3S; Doorman Classic /zwave; ' +
        'Conexis L1 /zwave; Conexis L2 /unknown; Keyless Connected /zwave; Smart Keypad 2 #accessory; ' +
        'Connect Wi-Fi Bridge #accessory !'
    )
  },
  {
    key: 'schlage',
    name: 'Schlage',
    level: 'stable',
    colour: '#747880',
    models: splitNames(
      'Encode; Encode Plus; Encode Lever; Connect /zwave; Connect /zigbee; Sense /unknown; Sense Pro; ' +
        'Touch /unknown; Control /unknown; NDE Wireless Lock; LE Mortise Lock; Wi-Fi Adapter #accessory'
    )
  },
  {
    key: 'nuki',
    name: 'Nuki',
    level: 'stable',
    colour: '#60646c',
    models: splitNames(
      'Smart Lock Ultra; Smart Lock Go; Smart Lock 4.0 Pro; Smart Lock 3.0 /unknown; Opener #intercom; ' +
        'Keypad 2.0 #accessory /unknown; Bridge #accessory'
    )
  },
  {
    key: 'kwikset',
    name: 'Kwikset',
    level: 'stable',
    colour: '#767a82',
    models: splitNames(
      'Halo Touch; Halo Touchscreen; Halo Keypad; Halo Select; Halo Select Plus; Aura Reach /unknown; Aura /unknown; ' +
        'Home Connect 620 /zwave; Home Connect 918 /zwave; Home Connect 914 /zigbee; SmartCode 888 /zwave; ' +
        'SmartCode 916 /zigbee; Obsidian /zwave; Premis /unknown !'
    )
  },
  {
    key: 'salto_ks',
    name: 'Salto',
    level: 'stable',
    colour: '#6b6f77',
    connection: 'unknown',
    models: splitNames('Neo Cylinder; XS4 One; Neoxx Padlock; Iqube #relay /wifi')
  },
  {
    key: 'ttlock',
    name: 'TTLock',
    level: 'stable',
    colour: '#747880',
    connection: 'unknown',
    models: splitNames(
      'TL-300; TL-310 Lever; TL-420 Mortise; TL-500 Padlock; TL-600 Cylinder; TL-700 Lockbox; TL-900 Rim /wifi; ' +
        'Gateway G2 #accessory /wifi; Gateway G3 #accessory /wifi'
    )
  },
  {
    key: 'igloohome',
    name: 'igloohome',
    level: 'stable',
    colour: '#70747c',
    connection: 'unknown',
    models: splitNames(
      'Deadbolt 2S; Deadbolt 2E; Mortise 2+; Mortise Touch; Keybox 3; Padlock 2; Push-Pull Mortise; Bridge #accessory'
    )
  },
  {
    key: 'ecobee',
    name: 'ecobee',
    level: 'stable',
    colour: '#71757d',
    category: 'thermostat',
    models: splitNames(
      'Smart Thermostat Premium; Smart Thermostat Enhanced; Smart Thermostat Essential; ecobee4; ecobee3 lite; ' +
        'SmartSensor #sensor /unknown'
    )
  },
  {
    key: 'nest',
    name: 'Google Nest',
    level: 'stable',
    colour: '#797d85',
    category: 'thermostat',
    models: splitNames(
      'Nest Learning Thermostat; Nest Thermostat; Nest Thermostat E; Nest x Yale Lock #smartlock; Nest Detect #sensor'
    )
  },
  {
    key: 'honeywell_resideo',
    name: 'Honeywell Home',
    level: 'beta',
    colour: '#71757d',
    category: 'thermostat',
    models: splitNames(
      'T5 Smart Thermostat; T6 Pro; T6 Pro /zwave; T9 Smart Thermostat; T10 Pro; Lyric Round; Room Sensor #sensor'
    )
  },
  {
    key: 'minut',
    name: 'Minut',
    level: 'stable',
    colour: '#82868e',
    category: 'sensor',
    subscription: 'Minut needs a paid plan to connect.',
    models: splitNames('Sensor Gen 3; Sensor Gen 2')
  },
  {
    key: 'noiseaware',
    name: 'NoiseAware',
    level: 'stable',
    colour: '#70747c',
    category: 'sensor',
    subscription: 'NoiseAware needs a subscription for each property.',
    models: splitNames('Indoor Sensor Gen 4; Indoor Sensor Gen 3; Outdoor Sensor /unknown !')
  },
  { key: 'danalock', name: 'Danalock', level: 'planned', colour: '#666a72', models: ['V3 /zwave'] },
  {
    key: 'tedee',
    name: 'tedee',
    level: 'beta',
    colour: '#72767e',
    models: splitNames('PRO; GO; Bridge #accessory; Dry Contact #relay')
  },
  {
    key: 'aqara',
    name: 'Aqara',
    level: 'planned',
    colour: '#6d7179',
    connection: 'zigbee',
    models: splitNames(
      'Smart Lock U50; Smart Lock U100; Smart Lock U200; Smart Lock D100; Dual Relay Module T2 #relay; ' +
        'Single Switch Module T1 #relay; Video Doorbell G4 #intercom /wifi; Thermostat W500 #thermostat; ' +
        'Presence Sensor FP2 #sensor /wifi; Hub M3 #accessory /wifi'
    )
  },
  {
    key: '2n',
    name: '2N',
    level: 'inquire',
    colour: '#676b73',
    category: 'intercom',
    connection: 'unknown',
    models: splitNames('IP Verso 2.0; IP Style; IP One')
  },
  {
    key: 'miwa',
    name: '美和ロック',
    level: 'unsupported',
    colour: '#6a6e76',
    models: splitNames('iEL Zero; PiACK スマート; ALV2 /zigbee; 電池錠 PG /unknown')
  },
  {
    key: 'bayern_schliesstechnik',
    name:
      'Königlich Bayerische Schließ- und Sicherheitstechnik Gesellschaft mit beschränkter Haftung & ' +
      'Compagnie Kommanditgesellschaft auf Aktien',
    level: 'beta',
    colour: '#6f737b',
    subscription:
      'Für den Fernzugriff verlangt der Hersteller einen Wartungsvertrag, der jeweils zum Ende eines Kalenderjahres ' +
      'mit einer Frist von drei Monaten gekündigt werden kann.',
    models: splitNames(
      'Sicherheitsschließzylinder mit Mehrpunktverriegelung und beidseitigem Elektronikknauf für Brandschutztüren; ' +
        'DonaudampfschifffahrtsgesellschaftskapitänskajütentürschlossElektronikzylinder /zwave; Türwächter; ' +
        'Hoftor-Relais #relay; Klingelstation #intercom'
    )
  },
  {
    key: 'hoermann',
    name: 'Hörmann',
    level: 'inquire',
    colour: '#72767e',
    models: splitNames('SmartKey; HET-S24 #relay')
  },
  {
    key: 'gulf_locks',
    name: 'أقفال الخليج',
    level: 'planned',
    colour: '#6a6e76',
    models: splitNames('قفل ذكي ١; قفل ذكي ٢ /zigbee; O’Neil “Pro” (EU/UK) – ½″ <b> & Co.')
  },
  { key: 'omnidoor', name: 'Omnidoor', level: 'stable', colour: '#676b73', models: [] },
  { key: 'lumen_entry', name: 'Lumen Entry', level: 'planned', colour: '#6e727a', models: [] }
]
