import { CodedCell as CodedCell_309df1316545d88be542ecb7de06bf2d } from '../../../admin/_shell/Coded.tsx'
import { CodedField as CodedField_309df1316545d88be542ecb7de06bf2d } from '../../../admin/_shell/Coded.tsx'
import { YesNoCell as YesNoCell_309df1316545d88be542ecb7de06bf2d } from '../../../admin/_shell/Coded.tsx'
import { DetailsField as DetailsField_309df1316545d88be542ecb7de06bf2d } from '../../../admin/_shell/Coded.tsx'
import { PersonCell as PersonCell_979748bd18b7445ceade7b1efc598091 } from '../../../admin/_shell/Named.tsx'
import { PersonField as PersonField_979748bd18b7445ceade7b1efc598091 } from '../../../admin/_shell/Named.tsx'
import { RevealField as RevealField_6dce1e5b44cae612160da1ef993db523 } from '../../../admin/ops/Reveal/index.tsx'
import { List as List_06d435f955fa4d7f17f86d8ec17c0424 } from '../../../admin/_shell/List.client.tsx'
import { SignalField as SignalField_058c726a9c9c975e08ca1bf1fe2f4ce4 } from '../../../admin/moderation/Signal/index.tsx'
import { FileCell as FileCell_825493b78dd9af4f92100a3cc2f11d53 } from '../../../admin/content/FileCell.tsx'
import { StateCell as StateCell_e14ca00e2e720b2f2775c2f5d7516e54 } from '../../../admin/content/StateCell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ThingCell as ThingCell_979748bd18b7445ceade7b1efc598091 } from '../../../admin/_shell/Named.tsx'
import { Nav as Nav_b514917d8b2d2a6a2b3f2b7b85a7e117 } from '../../../admin/_shell/Nav.tsx'
import { Mark as Mark_737174c4832482808bf57ce28f290d64 } from '../../../admin/_shell/Mark.tsx'
import { Logo as Logo_aeba277bc14df508b499fc438aba0bf4 } from '../../../admin/_shell/Logo.tsx'
import { CrisisLink as CrisisLink_19fda884674a29260ac0f440d5bc49d6 } from '../../../admin/_shell/CrisisLink.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_8e53c1b0e3e0548b59d837ebd572c304 } from '../../../admin/ops/Dashboard/index.tsx'
import { FeatureFlags as FeatureFlags_4d139d8766c59af176ed6ee724125992 } from '../../../admin/flags/FeatureFlags/index.tsx'
import { FactorResets as FactorResets_96c3cb842e17e14ea79065235f063b64 } from '../../../admin/account/FactorResets/index.tsx'
import { UsageByAge as UsageByAge_792f9ac379b0ffc805f4a29ccd8a058c } from '../../../admin/analytics/UsageByAge/index.tsx'
import { ModerationDesk as ModerationDesk_a39cf019fb9779e780de022943e51209 } from '../../../admin/moderation/ModerationDesk/index.tsx'
import { StripeStatus as StripeStatus_efeaa6953cd602ae9ee5fc477f0dfa9f } from '../../../admin/billing/StripeStatus/index.tsx'
import { StripeDiagnostics as StripeDiagnostics_9193dc34f5526975c80e2d77e5e34c3e } from '../../../admin/billing/StripeDiagnostics/index.tsx'
import { StripeLiveTest as StripeLiveTest_ccaa80d5f3b8a6055d8ffe9649f7408e } from '../../../admin/billing/StripeLiveTest/index.tsx'
import { StripeLiveSetup as StripeLiveSetup_5d0206df78ceeb32d84b92f5f04c088e } from '../../../admin/billing/StripeLiveSetup/index.tsx'
import { Publish as Publish_bd8db4e9dcbbf3a812e857595384b1c3 } from '../../../admin/ops/Publish/index.tsx'
import { Production as Production_4d753660251077098e908280a0d876ab } from '../../../admin/ops/Production/index.tsx'
import { CrisisProtocol as CrisisProtocol_1314d5a25c71a71f45eb5b6b25be89a2 } from '../../../admin/moderation/CrisisProtocol/index.tsx'
import { Shifts as Shifts_0d9c5f376d85cc09ea4ac50817adb9b9 } from '../../../admin/moderation/Shifts/index.tsx'
import { WatchedWords as WatchedWords_5d13f5ce077b8f9c7c68dcc669d50d32 } from '../../../admin/moderation/WatchedWords/index.tsx'
import { HeldEntries as HeldEntries_76137e7493979bfe0e2ae849a24249cd } from '../../../admin/moderation/HeldEntries/index.tsx'
import { TriviaAdmin as TriviaAdmin_a894b6deaf634069d26a7a0bcc6e5258 } from '../../../admin/trivia/TriviaAdmin/index.tsx'
import { StoreAdmin as StoreAdmin_26effa74af1598502ea9307843ed4c19 } from '../../../admin/store/StoreAdmin/index.tsx'
import { ProductList as ProductList_d1b1b9bccaff2b6456fa9833d62286d6 } from '../../../admin/store/ProductList/index.tsx'
import { ProductEditor as ProductEditor_8b3835b319e634a2d950c156f5d4c666 } from '../../../admin/store/ProductEditor/index.tsx'
import { OrdersDesk as OrdersDesk_e7a7539e5289db07f31762a6fd8b53dc } from '../../../admin/store/OrdersDesk/index.tsx'
import { ReviewsDesk as ReviewsDesk_40b8f4d2bd0fe2385294ace44511ded4 } from '../../../admin/store/ReviewsDesk/index.tsx'
import { LegalAdmin as LegalAdmin_7298b775c0f8aa85f0c8dc86a85fc565 } from '../../../admin/legal/LegalAdmin/index.tsx'
import { loginElsewhere as loginElsewhere_7271e2cf3b685b92e490d327775edb39 } from '../../../admin/_shell/replacedScreens.tsx'
import { forgotElsewhere as forgotElsewhere_7271e2cf3b685b92e490d327775edb39 } from '../../../admin/_shell/replacedScreens.tsx'
import { logoutElsewhere as logoutElsewhere_7271e2cf3b685b92e490d327775edb39 } from '../../../admin/_shell/replacedScreens.tsx'
import { inactivityElsewhere as inactivityElsewhere_7271e2cf3b685b92e490d327775edb39 } from '../../../admin/_shell/replacedScreens.tsx'
import { unauthorizedElsewhere as unauthorizedElsewhere_7271e2cf3b685b92e490d327775edb39 } from '../../../admin/_shell/replacedScreens.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/_shell/Coded.tsx#CodedCell": CodedCell_309df1316545d88be542ecb7de06bf2d,
  "/admin/_shell/Coded.tsx#CodedField": CodedField_309df1316545d88be542ecb7de06bf2d,
  "/admin/_shell/Coded.tsx#YesNoCell": YesNoCell_309df1316545d88be542ecb7de06bf2d,
  "/admin/_shell/Coded.tsx#DetailsField": DetailsField_309df1316545d88be542ecb7de06bf2d,
  "/admin/_shell/Named.tsx#PersonCell": PersonCell_979748bd18b7445ceade7b1efc598091,
  "/admin/_shell/Named.tsx#PersonField": PersonField_979748bd18b7445ceade7b1efc598091,
  "/admin/ops/Reveal/index.tsx#RevealField": RevealField_6dce1e5b44cae612160da1ef993db523,
  "/admin/_shell/List.client.tsx#List": List_06d435f955fa4d7f17f86d8ec17c0424,
  "/admin/moderation/Signal/index.tsx#SignalField": SignalField_058c726a9c9c975e08ca1bf1fe2f4ce4,
  "/admin/content/FileCell.tsx#FileCell": FileCell_825493b78dd9af4f92100a3cc2f11d53,
  "/admin/content/StateCell.tsx#StateCell": StateCell_e14ca00e2e720b2f2775c2f5d7516e54,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/_shell/Named.tsx#ThingCell": ThingCell_979748bd18b7445ceade7b1efc598091,
  "/admin/_shell/Nav.tsx#Nav": Nav_b514917d8b2d2a6a2b3f2b7b85a7e117,
  "/admin/_shell/Mark.tsx#Mark": Mark_737174c4832482808bf57ce28f290d64,
  "/admin/_shell/Logo.tsx#Logo": Logo_aeba277bc14df508b499fc438aba0bf4,
  "/admin/_shell/CrisisLink.tsx#CrisisLink": CrisisLink_19fda884674a29260ac0f440d5bc49d6,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/admin/ops/Dashboard/index.tsx#Dashboard": Dashboard_8e53c1b0e3e0548b59d837ebd572c304,
  "/admin/flags/FeatureFlags/index.tsx#FeatureFlags": FeatureFlags_4d139d8766c59af176ed6ee724125992,
  "/admin/account/FactorResets/index.tsx#FactorResets": FactorResets_96c3cb842e17e14ea79065235f063b64,
  "/admin/analytics/UsageByAge/index.tsx#UsageByAge": UsageByAge_792f9ac379b0ffc805f4a29ccd8a058c,
  "/admin/moderation/ModerationDesk/index.tsx#ModerationDesk": ModerationDesk_a39cf019fb9779e780de022943e51209,
  "/admin/billing/StripeStatus/index.tsx#StripeStatus": StripeStatus_efeaa6953cd602ae9ee5fc477f0dfa9f,
  "/admin/billing/StripeDiagnostics/index.tsx#StripeDiagnostics": StripeDiagnostics_9193dc34f5526975c80e2d77e5e34c3e,
  "/admin/billing/StripeLiveTest/index.tsx#StripeLiveTest": StripeLiveTest_ccaa80d5f3b8a6055d8ffe9649f7408e,
  "/admin/billing/StripeLiveSetup/index.tsx#StripeLiveSetup": StripeLiveSetup_5d0206df78ceeb32d84b92f5f04c088e,
  "/admin/ops/Publish/index.tsx#Publish": Publish_bd8db4e9dcbbf3a812e857595384b1c3,
  "/admin/ops/Production/index.tsx#Production": Production_4d753660251077098e908280a0d876ab,
  "/admin/moderation/CrisisProtocol/index.tsx#CrisisProtocol": CrisisProtocol_1314d5a25c71a71f45eb5b6b25be89a2,
  "/admin/moderation/Shifts/index.tsx#Shifts": Shifts_0d9c5f376d85cc09ea4ac50817adb9b9,
  "/admin/moderation/WatchedWords/index.tsx#WatchedWords": WatchedWords_5d13f5ce077b8f9c7c68dcc669d50d32,
  "/admin/moderation/HeldEntries/index.tsx#HeldEntries": HeldEntries_76137e7493979bfe0e2ae849a24249cd,
  "/admin/trivia/TriviaAdmin/index.tsx#TriviaAdmin": TriviaAdmin_a894b6deaf634069d26a7a0bcc6e5258,
  "/admin/store/StoreAdmin/index.tsx#StoreAdmin": StoreAdmin_26effa74af1598502ea9307843ed4c19,
  "/admin/store/ProductList/index.tsx#ProductList": ProductList_d1b1b9bccaff2b6456fa9833d62286d6,
  "/admin/store/ProductEditor/index.tsx#ProductEditor": ProductEditor_8b3835b319e634a2d950c156f5d4c666,
  "/admin/store/OrdersDesk/index.tsx#OrdersDesk": OrdersDesk_e7a7539e5289db07f31762a6fd8b53dc,
  "/admin/store/ReviewsDesk/index.tsx#ReviewsDesk": ReviewsDesk_40b8f4d2bd0fe2385294ace44511ded4,
  "/admin/legal/LegalAdmin/index.tsx#LegalAdmin": LegalAdmin_7298b775c0f8aa85f0c8dc86a85fc565,
  "/admin/_shell/replacedScreens.tsx#loginElsewhere": loginElsewhere_7271e2cf3b685b92e490d327775edb39,
  "/admin/_shell/replacedScreens.tsx#forgotElsewhere": forgotElsewhere_7271e2cf3b685b92e490d327775edb39,
  "/admin/_shell/replacedScreens.tsx#logoutElsewhere": logoutElsewhere_7271e2cf3b685b92e490d327775edb39,
  "/admin/_shell/replacedScreens.tsx#inactivityElsewhere": inactivityElsewhere_7271e2cf3b685b92e490d327775edb39,
  "/admin/_shell/replacedScreens.tsx#unauthorizedElsewhere": unauthorizedElsewhere_7271e2cf3b685b92e490d327775edb39,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
