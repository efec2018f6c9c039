/** Typed text | first hit by its SKU, company name, or party of the order. The group says what the search forgives. */
const SEARCHES = `
= exact and in parts
Молоток                | TL-HAM-500
молоток слесарный      | TL-HAM-500
слесарный молоток      | TL-HAM-500
молот                  | TL-HAM-500
500 г слес             | TL-HAM-500
ЛОТОК СЛЕС             | TL-HAM-500
TL-HAM-500             | TL-HAM-500
tl-ham                 | TL-HAM-500
ham-500                | TL-HAM-500
Ноутбук Aurora         | EL-LAP-014
aurora 14              | EL-LAP-014
aurora 16              | EL-LAP-016
laptop pro             | EL-LAP-016
мон 27                 | EL-MON-027
QHD монитор            | EL-MON-027
pebble 6               | EL-PHN-006
pebble m2              | EL-MSE-002
тишина                 | EL-HDP-100
K87                    | EL-KEY-087
utp                    | EL-CBL-UTP
кабель cat             | EL-CBL-UTP
fibre cable            | EL-CBL-OPT
батарейки              | EL-BAT-AA4
led 9                  | EL-LMP-E27
стол 140               | FU-DSK-140
standing desk          | FU-DSK-180
beech                  | FU-CHR-FLD
№ 5                    | FU-SHL-005
полок пять             | FU-SHL-005
дуб сонома             | FU-SET-CNF
масло белое            | FU-OIL-WHT
felt                   | FU-PAD-FLT
80 г/м²                | OF-PAP-A4
80 g/m²                | OF-PAP-A3
росчерк                | OF-PEN-BLU
rainbow                | OF-PEN-SET
24/6                   | OF-STP-024
пва                    | OF-GLU-PVA
90 × 120               | OF-BRD-090
бесплатно              | OF-LBL-FREE
черная L               | CL-TSH-BLK-L
hoodie                 | CL-HOD-GRY-M
х/б                    | CL-GLV-WRK
ribbon 25              | CL-RIB-SAT
children's             | BK-KID-BOX
english russian        | BK-DIC-ENR
18 В                   | TL-DRL-18V
3.5 × 35               | TL-SCW-035
646                    | TL-SLN-NTR
grit 240               | TL-SND-240
= barcodes
2000000000107          | EL-LMP-E27
2000000000008          | EL-LAP-014
= ё and е
черная футболка        | CL-TSH-BLK-L
чернила черные         | OF-INK-BLK
складской учет         | BK-STK-001
елочки                 | CL-JKT-WNT
шуруповерт             | TL-DRL-18V
шуруповёрт             | TL-DRL-18V
= keys of the other layout
yjen,er                | EL-LAP-014
vjkjnjr                | TL-HAM-500
vjybnjh                | EL-MON-027
yfeiybrb               | EL-HDP-100
vsim                   | EL-MSE-002
rf,tkm                 | EL-CBL-UTP
,fnfhtqrb              | EL-BAT-AA4
cnjk                   | FU-DSK-140
rhtckj                 | FU-CHR-ERG
cntkkf;                | FU-SHL-005
vfckj                  | FU-OIL-WHT
,evfuf                 | OF-PAP-A4
hexrf                  | OF-PEN-BLU
ntnhflm                | OF-NTB-096
pf;bvs                 | OF-CLP-050
rktq gdf               | OF-GLU-PVA
xthybkf                | OF-INK-BLK
wtyybrb                | OF-LBL-FREE
aen,jkrf               | CL-TSH-BLK-L
yjcrb                  | CL-SCK-PCK
gthxfnrb               | CL-GLV-WRK
nrfym                  | CL-FAB-LIN
rehnrf                 | CL-JKT-WNT
fp,erf                 | BK-KID-ABC
fnkfc                  | BK-MAP-RUS
cnb[b                  | BK-POE-SIL
lhtkm                  | TL-DRL-18V
udjplb                 | TL-NAI-070
crjnx                  | TL-TAP-050
hfcndjhbntkm           | TL-SLN-NTR
ehjdtym                | TL-LVL-060
cktcfhysq vjkjnjr      | TL-HAM-500
дфзещз                 | EL-LAP-016
ыьфкезрщту             | EL-PHN-006
лунищфкв               | EL-KEY-087
дфьз                   | EL-LMP-E27
сфиду                  | EL-CBL-OPT
вуыл                   | FU-DSK-180
срфшк                  | FU-CHR-FLD
сфиштуе                | FU-CAB-LCK
зфзук                  | OF-PAP-A3
ьфклук                 | OF-PEN-SET
ыефздук                | OF-STP-024
фзкщт                  | CL-APR-DNM
игеещты                | CL-BTN-MIX
дувпук                 | BK-CLN-CAL
вшсешщтфкн             | BK-DIC-ENR
ыскуцы                 | TL-SCW-035
кщзу                   | TL-ROP-008
ЕД-РФЬ-500             | TL-HAM-500
УД-СИД-ГЕЗ             | EL-CBL-UTP
= sounds in the other alphabet
noutbuk                | EL-LAP-014
molotok                | TL-HAM-500
monitor                | EL-MON-027
naushniki              | EL-HDP-100
kabel                  | EL-CBL-UTP
batareyki              | EL-BAT-AA4
stol pismennyy         | FU-DSK-140
kreslo                 | FU-CHR-ERG
stellazh               | FU-SHL-005
maslo                  | FU-OIL-WHT
bumaga                 | OF-PAP-A4
ruchka                 | OF-PEN-BLU
tetrad                 | OF-NTB-096
zazhimy                | OF-CLP-050
kley                   | OF-GLU-PVA
chernila               | OF-INK-BLK
futbolka               | CL-TSH-BLK-L
noski                  | CL-SCK-PCK
perchatki              | CL-GLV-WRK
kurtka                 | CL-JKT-WNT
azbuka                 | BK-KID-ABC
stikhi                 | BK-POE-SIL
drel                   | TL-DRL-18V
gvozdi                 | TL-NAI-070
skotch                 | TL-TAP-050
rastvoritel            | TL-SLN-NTR
uroven                 | TL-LVL-060
shchi da kasha         | BK-COK-RUS
лаптоп                 | EL-LAP-016
маркер                 | OF-PEN-SET
= one typo
молаток                | TL-HAM-500
молток                 | TL-HAM-500
моллоток               | TL-HAM-500
омлоток                | TL-HAM-500
нотбук                 | EL-LAP-014
ноутпук                | EL-LAP-014
манитор                | EL-MON-027
научники               | EL-HDP-100
кабел                  | EL-CBL-UTP
кабаль                 | EL-CBL-UTP
батарейкы              | EL-BAT-AA4
кресла                 | FU-CHR-ERG
стелаж                 | FU-SHL-005
буммага                | OF-PAP-A4
тетрать                | OF-NTB-096
чирнила                | OF-INK-BLK
футболак               | CL-TSH-BLK-L
перчятки               | CL-GLV-WRK
азбука в картниках     | BK-KID-ABC
гвозди строительныи    | TL-NAI-070
растваритель           | TL-SLN-NTR
laptob                 | EL-LAP-016
smartphnoe             | EL-PHN-006
keybord                | EL-KEY-087
screwdriwer            | TL-SCR-SET
dictionery             | BK-DIC-ENR
vjkfnjr                | TL-HAM-500
yjen,ek                | EL-LAP-014
malotok                | TL-HAM-500
= another ending
ёлочка                 | CL-JKT-WNT
куртка ёлочка          | CL-JKT-WNT
ёлочка куртка          | CL-JKT-WNT
кабели                 | EL-CBL-UTP
лампы                  | EL-LMP-E27
стеллажи               | FU-SHL-005
= letters that look alike
бумага А4              | OF-PAP-A4
бумага A4              | OF-PAP-A4
ОF-PАP-А4              | OF-PAP-A4
футболка M             | CL-TSH-BLK-M
футболка М             | CL-TSH-BLK-M
18 B                   | TL-DRL-18V
батарейки АА           | EL-BAT-AA4
сор paper              | OF-PAP-A3
E27                    | EL-LMP-E27
Е27                    | EL-LMP-E27
= suppliers
nordwind               | Nordwind Office GmbH
тщквцштв               | Nordwind Office GmbH
нордвинд               | Nordwind Office GmbH
nordwnid               | Nordwind Office GmbH
мебель                 | «Мебель и Дом»
vt,tkm                 | «Мебель и Дом»
mebel                  | «Мебель и Дом»
мебиль                 | «Мебель и Дом»
atlas                  | Atlas Tools
атлас                  | Atlas Tools
fnkfc                  | Atlas Tools
химснаб                | Химснаб №1
himsnab                | Химснаб №1
khimsnab               | Химснаб №1
[bvcyf,                | Химснаб №1
ежов                   | Лавка «Ёж и Ко»
фёдор                  | Лавка «Ёж и Ко»
kovaleva               | Северный Свет Электроника
ковалёва               | Северный Свет Электроника
журавлев               | «Мебель и Дом»
+7 (000) 104-15-92     | Atlas Tools
8 000 104 15 92        | Atlas Tools
1041592                | Atlas Tools
cable & light          | Cable & Light
= customers
кафе утро              | Кафе «Утро»
rfat enhj              | Кафе «Утро»
kafe utro              | Кафе «Утро»
воронцова              | ИП Воронцова
воронцава              | ИП Воронцова
bakery                 | Bakery Corner
ифлукн                 | Bakery Corner
backery                | Bakery Corner
елочка                 | Детский сад «Ёлочка»
березки                | ТСЖ «Берёзки»
berezki                | ТСЖ «Берёзки»
harbor                 | Harbour Hotel
connor                 | O’Connor & Sons
`;

export interface Search {
  group: string;
  typed: string;
  hit: string;
}

export const SEARCH_TABLE: readonly Search[] = readTable();

function readTable(): Search[] {
  let group = '';
  return SEARCHES.split('\n').flatMap((line) => {
    if (line.startsWith('= ')) group = line.slice(2);
    const [typed, hit] = line.split(' | ').map((cell) => cell.trim());
    return typed && hit !== undefined ? [{ group, typed, hit }] : [];
  });
}
