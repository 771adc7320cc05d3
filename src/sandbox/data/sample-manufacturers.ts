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

/** Creates a manufacturer. Its models are separated by semicolons. */
const manufacturer = (
  [key, name, level, colour]: readonly [key: string, name: string, level: IntegrationSupportLevel, colour: string],
  models: string,
  traits?: Pick<ManufacturerTraits, 'category' | 'connection' | 'subscription'>
): ManufacturerTraits => ({ key, name, level, colour, ...traits, models: models ? models.split('; ') : [] })

/** The sample manufacturers: all levels of support, many models, few models and none. */
export const sampleManufacturers: readonly ManufacturerTraits[] = [
  manufacturer(
    ['august', 'August', 'stable', '#6a6e76'],
    'Wi-Fi Smart Lock; Smart Lock Pro /zwave; Smart Lock 3rd Gen /unknown; Smart Keypad #accessory; ' +
      'Connect Wi-Fi Bridge #accessory; DoorSense #accessory /unknown !'
  ),
  manufacturer(
    ['yale', 'Yale', 'stable', '#878b93'],
    'Assure Lock 2; Assure Lock 2 Plus; Assure Lock 2 Touch; Assure Lock 2 Key-Free; Assure Lock 2 /zwave; ' +
      'Assure Lock SL; Assure Lock SL /zwave; Assure Lock SL /zigbee; Assure Lock for Andersen; Assure Lever; ' +
      'Assure Lever /zwave; Assure Lock Touchscreen with Keyed Backup, Wi-Fi Module and DoorSense, Satin Nickel ' +
      'Edition for Doors up to 2¼ Inches; Real Living Deadbolt /zwave; Real Living Lever /zigbee; Approach Lock; ' +
      'Linus L1; Linus L2; Linus L2 Lite /unknown; Doorman L3 /zigbee; Doorman L3S; Doorman Classic /zwave; ' +
      'Conexis L1 /zwave; Conexis L2 /unknown; Keyless Connected /zwave; Smart Keypad 2 #accessory; ' +
      'Connect Wi-Fi Bridge #accessory !'
  ),
  manufacturer(
    ['schlage', 'Schlage', 'stable', '#747880'],
    'Encode; Encode Plus; Encode Lever; Connect /zwave; Connect /zigbee; Sense /unknown; Sense Pro; ' +
      'Touch /unknown; Control /unknown; NDE Wireless Lock; LE Mortise Lock; Wi-Fi Adapter #accessory'
  ),
  manufacturer(
    ['nuki', 'Nuki', 'stable', '#60646c'],
    'Smart Lock Ultra; Smart Lock Go; Smart Lock 4.0 Pro; Smart Lock 3.0 /unknown; Opener #intercom; ' +
      'Keypad 2.0 #accessory /unknown; Bridge #accessory'
  ),
  manufacturer(
    ['kwikset', 'Kwikset', 'stable', '#767a82'],
    'Halo Touch; Halo Touchscreen; Halo Keypad; Halo Select; Halo Select Plus; Aura Reach /unknown; Aura /unknown; ' +
      'Home Connect 620 /zwave; Home Connect 918 /zwave; Home Connect 914 /zigbee; SmartCode 888 /zwave; ' +
      'SmartCode 916 /zigbee; Obsidian /zwave; Premis /unknown !'
  ),
  manufacturer(['salto_ks', 'Salto', 'stable', '#6b6f77'], 'Neo Cylinder; XS4 One; Neoxx Padlock; Iqube #relay /wifi', {
    connection: 'unknown'
  }),
  manufacturer(
    ['ttlock', 'TTLock', 'stable', '#747880'],
    'TL-300; TL-310 Lever; TL-420 Mortise; TL-500 Padlock; TL-600 Cylinder; TL-700 Lockbox; TL-900 Rim /wifi; ' +
      'Gateway G2 #accessory /wifi; Gateway G3 #accessory /wifi',
    { connection: 'unknown' }
  ),
  manufacturer(
    ['igloohome', 'igloohome', 'stable', '#70747c'],
    'Deadbolt 2S; Deadbolt 2E; Mortise 2+; Mortise Touch; Keybox 3; Padlock 2; Push-Pull Mortise; Bridge #accessory',
    { connection: 'unknown' }
  ),
  manufacturer(
    ['ecobee', 'ecobee', 'stable', '#71757d'],
    'Smart Thermostat Premium; Smart Thermostat Enhanced; Smart Thermostat Essential; ecobee4; ecobee3 lite; ' +
      'SmartSensor #sensor /unknown',
    { category: 'thermostat' }
  ),
  manufacturer(
    ['nest', 'Google Nest', 'stable', '#797d85'],
    'Nest Learning Thermostat; Nest Thermostat; Nest Thermostat E; Nest x Yale Lock #smartlock; Nest Detect #sensor',
    { category: 'thermostat' }
  ),
  manufacturer(
    ['honeywell_resideo', 'Honeywell Home', 'beta', '#71757d'],
    'T5 Smart Thermostat; T6 Pro; T6 Pro /zwave; T9 Smart Thermostat; T10 Pro; Lyric Round; Room Sensor #sensor',
    { category: 'thermostat' }
  ),
  manufacturer(['minut', 'Minut', 'stable', '#82868e'], 'Sensor Gen 3; Sensor Gen 2', {
    category: 'sensor',
    subscription: 'Minut needs a paid plan to connect.'
  }),
  manufacturer(
    ['noiseaware', 'NoiseAware', 'stable', '#70747c'],
    'Indoor Sensor Gen 4; Indoor Sensor Gen 3; Outdoor Sensor /unknown !',
    { category: 'sensor', subscription: 'NoiseAware needs a subscription for each property.' }
  ),
  manufacturer(['danalock', 'Danalock', 'planned', '#666a72'], 'V3 /zwave'),
  manufacturer(['tedee', 'tedee', 'beta', '#72767e'], 'PRO; GO; Bridge #accessory; Dry Contact #relay'),
  manufacturer(
    ['aqara', 'Aqara', 'planned', '#6d7179'],
    'Smart Lock U50; Smart Lock U100; Smart Lock U200; Smart Lock D100; Dual Relay Module T2 #relay; ' +
      'Single Switch Module T1 #relay; Video Doorbell G4 #intercom /wifi; Thermostat W500 #thermostat; ' +
      'Presence Sensor FP2 #sensor /wifi; Hub M3 #accessory /wifi',
    { connection: 'zigbee' }
  ),
  manufacturer(['2n', '2N', 'inquire', '#676b73'], 'IP Verso 2.0; IP Style; IP One', {
    category: 'intercom',
    connection: 'unknown'
  }),
  manufacturer(
    ['miwa', '美和ロック', 'unsupported', '#6a6e76'],
    'iEL Zero; PiACK スマート; ALV2 /zigbee; 電池錠 PG /unknown'
  ),
  manufacturer(
    [
      'bayern_schliesstechnik',
      'Königlich Bayerische Schließ- und Sicherheitstechnik Gesellschaft mit beschränkter Haftung & ' +
        'Compagnie Kommanditgesellschaft auf Aktien',
      'beta',
      '#6f737b'
    ],
    'Sicherheitsschließzylinder mit Mehrpunktverriegelung und beidseitigem Elektronikknauf für Brandschutztüren; ' +
      'DonaudampfschifffahrtsgesellschaftskapitänskajütentürschlossElektronikzylinder /zwave; Türwächter; ' +
      'Hoftor-Relais #relay; Klingelstation #intercom',
    {
      subscription:
        'Für den Fernzugriff verlangt der Hersteller einen Wartungsvertrag, der jeweils zum Ende eines Kalenderjahres ' +
        'mit einer Frist von drei Monaten gekündigt werden kann.'
    }
  ),
  manufacturer(['hoermann', 'Hörmann', 'inquire', '#72767e'], 'SmartKey; HET-S24 #relay'),
  manufacturer(
    ['gulf_locks', 'أقفال الخليج', 'planned', '#6a6e76'],
    'قفل ذكي ١; قفل ذكي ٢ /zigbee; O’Neil “Pro” (EU/UK) – ½″ <b> & Co.'
  ),
  manufacturer(['omnidoor', 'Omnidoor', 'stable', '#676b73'], ''),
  manufacturer(['lumen_entry', 'Lumen Entry', 'planned', '#6e727a'], '')
]
