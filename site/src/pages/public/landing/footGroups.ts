import { isOpen } from '#domain/capabilities.ts'
import type { MessageKey } from '#messages'

type Link = readonly [href: string, label: MessageKey]
type Group = { title: MessageKey; links: readonly Link[]; report: boolean }

const groups: readonly Group[] = [
  {
    title: 'pages.landing.foot.help',
    report: true,
    links: [
      ['/crisis', 'pages.landing.foot.crisis'],
      ['/help/nearby', 'pages.landing.foot.nearby'],
      ['/help/national', 'pages.landing.foot.national'],
    ],
  },
  {
    title: 'pages.landing.foot.product',
    report: false,
    links: [
      ['#features', 'pages.landing.nav.features'],
      ['#family', 'pages.landing.nav.family'],
      ['#pricing', 'pages.landing.nav.pricing'],
      ['/auth', 'pages.landing.hero.log_in'],
    ],
  },
  {
    title: 'pages.landing.foot.rules',
    report: false,
    links: [
      ['/terms', 'pages.landing.foot.terms'],
      ['/privacy', 'pages.landing.foot.privacy'],
      ['/community-guidelines', 'pages.landing.foot.guidelines'],
      ['/inclusion', 'pages.landing.foot.inclusion'],
      ['/transparency', 'pages.landing.foot.transparency'],
    ],
  },
  {
    title: 'pages.landing.foot.store',
    report: false,
    links: [
      ['/store', 'pages.landing.foot.collections'],
      ['/policies/shipping', 'pages.landing.foot.shipping'],
      ['/policies/refunds', 'pages.landing.foot.refunds'],
    ],
  },
]

// Its page is there for who follows a link from the crisis page; until the finder is open it is not offered here.
const isPromised = (href: string) => href !== '/help/nearby' || isOpen('localHelp')

/** The footer's groups, with the links whose pages exist and do what they say; a group without any is left out. */
export const footGroups = (exists: (path: string) => boolean): Group[] =>
  groups
    .map((group) => ({
      ...group,
      links: group.links.filter(([href]) => href.startsWith('#') || (exists(href) && isPromised(href))),
    }))
    .filter((group) => group.links.length > 0)
