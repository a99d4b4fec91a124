/** Hosts of authorities, tab-separated, one a line, for review: see `authorities.ts`. */
export const AUTHORITIES_TABLE = `host	kind	name
1823.gov.hk	authority	1823
2004mdmanual.msa.maryland.gov	authority	Maryland State Archives
360.lexisnexis.at	texts	360.lexisnexis.at
9anoun.tn	texts	9anoun.tn
aab.al	authority	Albanian Association of Banks
abg.gov.pg	authority	Autonomous Bougainville Government
abl.org.lb	authority	Association of Banks in Lebanon
accvm.ca	authority	Association canadienne du commerce des valeurs mobilières
acrelandia.ac.gov.br	authority	acrelandia.ac.gov.br
acts.co.za	texts	acts.co.za
adm.cn.court.gov.ua	authority	adm.cn.court.gov.ua
adxbeta.adx.ae	authority	adxbeta.adx.ae
afma.com.au	authority	Australian Financial Markets Association
ai.clex.ch	authority	ai.clex.ch
ai.org	authority	Indiana State Personnel Department
ajuntament.barcelona.cat	authority	Ajuntament de Barcelona
akleg.gov	authority	State of Alaska
alberta.ca	authority	Government of Alberta
almanakka.helsinki.fi	authority	University of Helsinki Almanac Office
almeezan.qa	authority	State of Qatar
althingi.is	authority	Althingi
ami.mr	texts	Agence mauritanienne d'information
anbima.com.br	authority	ANBIMA
angolex.com	texts	angolex.com
api.londonstockexchange.com	authority	London Stock Exchange
api.parliament.uk	authority	UK Parliament
apps.leg.wa.gov	authority	apps.leg.wa.gov
apps.legislature.ky.gov	authority	Commonwealth of Kentucky
ar.clex.ch	authority	ar.clex.ch
archive.statehouse.gm	authority	Office of the President
arkleg.state.ar.us	authority	State of Arkansas
arlis.am	authority	National Assembly of the Republic of Armenia
ase.com.jo	authority	Amman Stock Exchange
assembly.nl.ca	authority	House of Assembly of Newfoundland and Labrador
asx.com.au	authority	ASX
asxenergy.com.au	authority	asxenergy.com.au
asxonline.com	authority	ASX Limited
athexgroup.gr	authority	Athens Exchange Group
austlii.edu.au	texts	AustLII
awa.sg.ch	authority	Kanton St. Gallen
b3.com.br	authority	B3 S.A. - Brasil
bacn.gov.py	authority	Congreso de la Nación Paraguaya
bankofcanada.ca	authority	Bank of Canada
bankofengland.co.uk	authority	Bank of England
banqueducanada.ca	authority	Banque du Canada
base.garant.ru	texts	Garant
bcb.gov.br	authority	Banco Central do Brasil
bdj.mmsp.gov.ma	authority	bdj.mmsp.gov.ma
belex.rs	authority	Beogradska berza
belex.sites.be.ch	authority	Kanton Bern
belgium.be	authority	Belgian federal government
berlin.de	authority	Senatsverwaltung für Inneres und Sport Berlin
bermudalaws.bm	authority	bermudalaws.bm
bet.hu	authority	Budapesti Értéktőzsde
bih-pravo.org	texts	bih-pravo.org
bo.io.gov.mo	authority	Government of the Macao SAR
boe.es	authority	Boletín Oficial del Estado
boerse-duesseldorf.de	authority	Börse Düsseldorf
boerse-frankfurt.de	authority	Deutsche Börse AG
boerse-stuttgart.de	authority	Börse Stuttgart
boi.org.il	authority	Bank of Israel
boj.or.jp	authority	Bank of Japan
bolsasymercados.es	authority	BME
bon.navarra.es	authority	Gobierno de Navarra
bopa.ad	authority	Principat d'Andorra
borm.es	authority	Región de Murcia
borsaistanbul.com	authority	Borsa Istanbul
borsaitaliana.it	authority	Borsa Italiana
bot.go.tz	authority	Bank of Tanzania
bot.or.th	authority	Bank of Thailand
bourse.lu	authority	Luxembourg Stock Exchange
bravors.brandenburg.de	authority	Land Brandenburg
bse-sofia.bg	authority	Bulgarian Stock Exchange - Sofia
bseindia.com	authority	BSE Ltd.
bsse.sk	authority	Burza cenných papierov v Bratislave
bsx.com	authority	Bermuda Stock Exchange
bursamalaysia.com	authority	Bursa Malaysia
businesswire.com	texts	Business Wire
busquedas.elperuano.pe	authority	Presidencia del Consejo de Ministros
bvb.ro	authority	Bucharest Stock Exchange
bvi.gov.vg	authority	Government of the Virgin Islands
cabinet.gov.eg	authority	Prime Minister of Egypt
cabinet.gov.pk	authority	Cabinet Division
caib.es	authority	Govern de les Illes Balears
calendar.ut.ac.ir	authority	Calendar Center, University of Tehran
calhr.ca.gov	authority	California Department of Human Resources
canada.ca	authority	Government of Canada
carm.es	authority	Región de Murcia
cashmarket.deutsche-boerse.com	authority	Deutsche Börse AG
cbd.minjust.gov.kg	authority	Government of the Kyrgyz Republic
cbr.ru	authority	Bank of Russia
cbsl.gov.lk	authority	Central Bank of Sri Lanka
centralbank.cy	authority	centralbank.cy
ceuta.es	authority	Ciudad Autónoma de Ceuta
cffex.com.cn	authority	China Financial Futures Exchange
cg.gov.ma	authority	Chef du Gouvernement
chapsco.co.uk	authority	Bank of England
chinamoney.com.cn	authority	China Foreign Exchange Trade System
circulaire.legifrance.gouv.fr	authority	République française
citizensinformation.ie	authority	Citizens Information Board
ciudad-real.es	authority	Ayuntamiento de Ciudad Real
clearstream.com	authority	Clearstream
cma.gov.kw	authority	cma.gov.kw
cmegroup.com	authority	CME Group
cnb.cz	authority	Česká národní banka
cnesst.gouv.qc.ca	authority	CNESST
cnmiopm.net	authority	CNMI Office of Personnel Management
code.dccouncil.gov	authority	Council of the District of Columbia
code.wvlegislature.gov	authority	code.wvlegislature.gov
codes.findlaw.com	texts	codes.findlaw.com
codulmuncii.ro	texts	codulmuncii.ro
comunica.gva.es	authority	Generalitat Valenciana
consigliograndeegenerale.sm	authority	Repubblica di San Marino
consultant.ru	texts	ConsultantPlus
contents.archives.go.kr	authority	contents.archives.go.kr
corrigan.austlii.edu.au	texts	AustLII
courts.mi.gov	authority	courts.mi.gov
cs.ny.gov	authority	New York State Department of Civil Service
cse.lk	authority	Colombo Stock Exchange
cylaw.org	texts	CyLaw, Cyprus Bar Association
data.go.kr	authority	Korea Astronomy and Space Science Institute
data.gouv.fr	authority	data.gouv.fr
data.gov.au	authority	Australian Government
data.gov.sg	authority	Ministry of Manpower
data.gov.tw	authority	Directorate-General of Personnel Administration
data.legilux.public.lu	authority	Grand Duchy of Luxembourg
dateas.com	texts	dateas.com
datos.madrid.es	authority	Ayuntamiento de Madrid
datos.santander.es	authority	Ayuntamiento de Santander
datosabiertos.jcyl.es	authority	Junta de Castilla y León
dccc.co.ae	authority	Dubai Commodities Clearing Corporation
dce.com.cn	authority	Dalian Commodity Exchange
debates.parlamento.pt	authority	Assembleia da República
deutsche-boerse-cash-market.com	authority	Deutsche Börse AG
dgfp.gov.dz	authority	Direction générale de la Fonction publique et de la Réforme administrative
dhrd.hawaii.gov	authority	State of Hawaii
diariodarepublica.pt	authority	Assembleia da República
diputados.gob.mx	authority	Cámara de Diputados
diwan.gov.qa	authority	Amiri Diwan
docs.cntd.ru	texts	Kodeks (docs.cntd.ru)
docs.legis.wisconsin.gov	authority	docs.legis.wisconsin.gov
documents.gov.lk	authority	Department of Government Printing
dof.gob.mx	authority	Diario Oficial de la Federación
dogc.gencat.cat	authority	Generalitat de Catalunya
dogv.gva.es	authority	Generalitat Valenciana
dopt.gov.in	authority	Government of India
dpar.karnataka.gov.in	authority	Government of Karnataka
dre.tretas.org	texts	dre.tretas.org
dv.parliament.bg	authority	Държавен вестник
e-qanun.az	authority	Republic of Azerbaijan
e-sbirka.cz	authority	Parlament České republiky
e-seimas.lrs.lt	authority	Seimas of the Republic of Lithuania
e-tar.lt	authority	Seimas of the Republic of Lithuania
ecb.europa.eu	authority	European Central Bank
eex.com	authority	European Energy Exchange
egov.kz	authority	eGov
egx.com.eg	authority	The Egyptian Exchange
einpresswire.com	texts	EIN Presswire
elibrary.judiciary.gov.ph	authority	elibrary.judiciary.gov.ph
embassyofnamibia.se	authority	Embassy of the Republic of Namibia
emmi-benchmarks.eu	authority	European Money Markets Institute
employment.govt.nz	authority	Employment New Zealand
en-rules.hkex.com.hk	authority	The Stock Exchange of Hong Kong
epdoc2.elperuano.pe	authority	Congreso de la República del Perú
etalonline.by	authority	National Center of Legal Information, Belarus
eurex.com	authority	Eurex
eurexchange.com	authority	Eurex
eurexclearing.com	authority	Eurex Clearing
eurexgroup.com	authority	Deutsche Börse AG
euroccp.com	authority	euroccp.com
euronext.com	authority	Euronext
euronextvps.no	authority	euronextvps.no
fahr.gov.ae	authority	fahr.gov.ae
fairwork.gov.au	authority	Fair Work Ombudsman
federalreserve.gov	authority	Board of Governors of the Federal Reserve System
fedlex.data.admin.ch	authority	Swiss Confederation
fiji.gov.fj	authority	Government of Fiji
finance.wb.gov.in	authority	Government of West Bengal
finlex.fi	authority	Finlex
finra.complinet.com	authority	National Association of Securities Dealers
finra.org	authority	National Association of Securities Dealers
flgov.com	authority	State of Florida
fmino.gov.ng	authority	Federal Ministry of Interior
fmrsp.gov.ba	authority	Federal Ministry of Labour and Social Policy
fmx.cpa.texas.gov	authority	fmx.cpa.texas.gov
fra.gov.eg	authority	fra.gov.eg
fsmlaw.org	texts	Legal Information System of the Federated States of Micronesia
ft.dk	authority	Kirkeministeriet
gad.delhi.gov.in	authority	Government of NCT of Delhi
gad.maharashtra.gov.in	authority	Government of Maharashtra
gad.mizoram.gov.in	authority	gad.mizoram.gov.in
gazzettaufficiale.it	authority	Italian Republic
georgia.gov	authority	State of Georgia
gesetze-bayern.de	authority	Freistaat Bayern
gesetze-im-internet.de	authority	Bundesrepublik Deutschland
gesetze-rechtsprechung.sh.juris.de	authority	Land Schleswig-Holstein
gesetze.li	authority	Fürstentum Liechtenstein
gesetzessammlung.bs.ch	authority	Kanton Basel-Stadt
gibraltarlaws.gov.gi	authority	Government of Gibraltar
gis.ky	authority	Cayman Islands Government
gisbarbados.gov.bb	authority	Barbados Government Information Service
github.com/DCCouncil	authority	Council of the District of Columbia
github.com/alphagov	authority	GOV.UK
github.com/etalab	authority	Etalab
github.com/justicecanada	authority	Department of Justice Canada
github.com/legalize-dev	texts	Legalize (statute books)
gl.ch	authority	gl.ch
global.krx.co.kr	authority	Korea Exchange
globenewswire.com	texts	GlobeNewswire
gnb.ca	authority	Government of New Brunswick
gob.pe	authority	Congreso de la República del Perú
gov.bm	authority	Government of Bermuda
gov.cn	authority	State Council of the People's Republic of China
gov.hk	authority	Government of the Hong Kong SAR
gov.im	authority	Isle of Man Government
gov.kg	authority	Government of the Kyrgyz Republic
gov.kz	authority	Government of the Republic of Kazakhstan
gov.me	authority	Government of Montenegro
gov.mo	authority	Government of the Macao SAR
gov.ms	authority	gov.ms
gov.mt	authority	Government of Malta
gov.nt.ca	authority	Government of the Northwest Territories
gov.uk	authority	GOV.UK
gov.za	authority	Republic of South Africa
govern.ad	authority	Govern d'Andorra
government.aw	authority	Government of Aruba
government.ru	authority	government.ru
governor.gov.mp	authority	Office of the Governor
governor.hawaii.gov	authority	State of Hawaii
governor.maryland.gov	authority	State of Maryland
governor.mo.gov	authority	State of Missouri
governor.nebraska.gov	authority	State of Nebraska
governor.wv.gov	authority	West Virginia
govinfo.gov	authority	U.S. Government Publishing Office
gpw.pl	authority	Giełda Papierów Wartościowych w Warszawie
gr-lex.gr.ch	authority	gr-lex.gr.ch
guamwaterworks.org	authority	Guam Waterworks Authority
guernseylegalresources.gg	authority	States of Guernsey
gujarati.bseindia.com	authority	BSE Ltd.
gxzf.gov.cn	authority	General Office of the People's Government of Guangxi Zhuang Autonomous Region
gzk.rks-gov.net	authority	Official Gazette of Kosovo
habous.gov.ma	authority	Ministère des Habous et des Affaires islamiques
hba.gr	authority	Hellenic Bank Association
he.wikisource.org	texts	Wikisource
hkex.com.hk	authority	Hong Kong Exchanges and Clearing
hkintexts.histsyn.com	texts	hkintexts.histsyn.com
hklii.org	texts	Hong Kong Legal Information Institute
hmjubliemas.gov.bn	authority	Prime Minister's Office
hpo.pohnpeistate.gov.fm	authority	hpo.pohnpeistate.gov.fm
ia37rg02wpsa01.blob.core.windows.net	texts	Hellenic Republic
iberclear.es	authority	BME
ice.com	authority	Intercontinental Exchange
iiac.ca	authority	Investment Industry Association of Canada
iletisim.gov.tr	authority	Directorate of Communications
ilo.org	texts	International Labour Organization (NATLEX)
im.baden-wuerttemberg.de	authority	Ministerium des Inneren
impo.com.uy	authority	Poder Legislativo
in.gov	authority	State of Indiana
in.gov.br	authority	Imprensa Nacional (Diário Oficial da União)
industrialrelations.nsw.gov.au	authority	NSW Industrial Relations
info.gov.hk	authority	Government of the Hong Kong SAR
info.tase.co.il	authority	Tel Aviv Stock Exchange
infrastructure.gov.au	authority	Australian Government, department of territories
innen.hessen.de	authority	Hessisches Ministerium des Innern
interior.gov.ng	authority	Federal Ministry of Interior
interior.gov.pk	authority	Ministry of Interior
irishstatutebook.ie	authority	Oireachtas
isap.sejm.gov.pl	authority	Sejm of the Republic of Poland
ise.com.pk	authority	ise.com.pk
island.is	authority	island.is
jamesalixmichel.com	authority	State House
jis.gov.jm	authority	Jamaica Information Service
joradp.dz	authority	République algérienne
journaldemonaco.gouv.mc	authority	Principauté de Monaco
jpx.co.jp	authority	Japan Exchange Group
juntadeandalucia.es	authority	Junta de Andalucía
juridicapanama.com	texts	juridicapanama.com
jusformosa.gob.ar	authority	jusformosa.gob.ar
kabinet.gov.my	authority	Cabinet, Holidays and Ceremonial Affairs, Malaysia
kase.kz	authority	Kazakhstan Stock Exchange
kemenkopmk.go.id	authority	Kementerian Koordinator Pembangunan Manusia dan Kebudayaan
kemnaker.go.id	authority	kemnaker.go.id
knesset.gov.il	authority	The Knesset
korea.kr	authority	Government of the Republic of Korea
kryeministri.rks-gov.net	authority	Government of the Republic of Kosovo
kuna.net.kw	texts	Kuwait News Agency
labour.gov.eg	authority	Ministry of Labour
lagen.nu	texts	lagen.nu
lana.gov.ly	authority	lana.gov.ly
landesrecht-hamburg.de	authority	Freie und Hansestadt Hamburg
landesrecht-mv.de	authority	Land Mecklenburg-Vorpommern
landesrecht.rlp.de	authority	Land Rheinland-Pfalz
landesrecht.sachsen-anhalt.de	authority	Land Sachsen-Anhalt
landesrecht.thueringen.de	authority	Freistaat Thüringen
lausanne.ch	authority	Ville de Lausanne
law.co.zw	texts	law.co.zw
law.counselstack.com	texts	law.counselstack.com
law.go.kr	authority	Korean Law Information Center
law.lis.virginia.gov	authority	law.lis.virginia.gov
law.moj.gov.tw	authority	Ministry of Justice, Taiwan
lawfilesext.leg.wa.gov	authority	lawfilesext.leg.wa.gov
lawlibrary.chanrobles.com	texts	lawlibrary.chanrobles.com
laws-lois.justice.gc.ca	authority	Department of Justice Canada
laws.e-gov.go.jp	authority	Government of Japan
lawserver.com	texts	lawserver.com
lawsociety.ly	texts	Law Society of Libya
lawyersarena.com	texts	lawyersarena.com
lbma.org.uk	authority	LBMA
lch.com	authority	LCH
ldr.senate.gov.ph	authority	ldr.senate.gov.ph
le.utah.gov	authority	le.utah.gov
leg.state.fl.us	authority	State of Florida
leg.state.nv.us	authority	leg.state.nv.us
leg16.camera.it	authority	Camera dei deputati
legifrance.gouv.fr	authority	République française
legilux.public.lu	authority	Grand-Duché de Luxembourg
legis.ga.gov	authority	State of Georgia
legis.md	authority	State Register of Legal Acts, Moldova
legislatie.just.ro	authority	Parlamentul României
legislation-securite.tn	texts	legislation-securite.tn
legislation.act.gov.au	authority	Legislative Assembly for the Australian Capital Territory
legislation.gov.au	authority	Federal Register of Legislation (Australia)
legislation.gov.uk	authority	legislation.gov.uk
legislation.govt.nz	authority	New Zealand Legislation
legislation.tas.gov.au	authority	Parliament of Tasmania
legislature.idaho.gov	authority	State of Idaho
legislature.vermont.gov	authority	State of Vermont
legisquebec.gouv.qc.ca	authority	Québec Official Publisher
leismz.com	texts	leismz.com
lesahel.org	texts	Le Sahel
lex.justice.md	authority	State Register of Legal Acts, Moldova
lex.uz	authority	Lex.uz
likumi.lv	authority	Latvijas Vēstnesis
live.euronext.com	authority	Euronext
londonstockexchange.com	authority	London Stock Exchange
lovdata.no	authority	Kingdom of Norway
lseg.com	authority	London Stock Exchange Group
luxcsd.com	authority	luxcsd.com
m-x.ca	authority	Montréal Exchange
m.likumi.lv	authority	Latvijas Vēstnesis
manage.spotlightstockmarket.com	authority	Spotlight Stock Market
manresa.cat	authority	Ajuntament de Manresa
mas.gov.sg	authority	Monetary Authority of Singapore
mass.gov	authority	Commonwealth of Massachusetts
matsne.gov.ge	authority	Legislative Herald of Georgia
mcd.gov.om	authority	mcd.gov.om
mcil.gov.ws	authority	Samoa Ministry of Commerce
mdi.rlp.de	authority	Ministerium des Innern und für Sport des Landes Rheinland-Pfalz
me.propisi.net	texts	me.propisi.net
metbugat.gov.tm	authority	President of Turkmenistan
mevzuat.gov.tr	authority	Republic of Türkiye
microjuris.cl	texts	microjuris.cl
mifotra.gov.rw	authority	Ministry of Public Service and Labour
mint.gov.gh	authority	Ministry of the Interior
mintradefer.gov.tm	authority	mintradefer.gov.tm
mitrab.gob.ni	authority	Ministerio del Trabajo
mitradel.gob.pa	authority	Ministerio de Trabajo y Desarrollo Laboral
mk.wikisource.org	texts	Wikisource
mkogy.jogtar.hu	texts	Magyar Közlöny (Jogtár)
mlsp.gov.kg	authority	Ministry of Labour
moex.com	authority	Moscow Exchange
mom.gov.sg	authority	Ministry of Manpower
mondovisione.com	texts	Mondo Visione
mopa.gov.bd	authority	Ministry of Public Administration
mora.gov.bn	authority	mora.gov.bn
mpb.rks-gov.net	authority	Ministry of Internal Affairs of the Republic of Kosovo
mpm.go.kr	authority	Ministry of Personnel Management
mrrd.gov.af	authority	Ministry of Rural Rehabilitation and Development
mt.gob.do	authority	Ministerio de Trabajo de la República Dominicana
mtess.gov.py	authority	Ministerio de Trabajo
mtsp.gov.mk	authority	Ministry of Labour and Social Policy of the Republic of North Macedonia
mylaw.my	texts	mylaw.my
namiblii.org	texts	NamibLII
narodnaskupstinars.net	authority	National Assembly of Republika Srpska
narodne-novine.nn.hr	authority	Narodne novine
nasdaq.com	authority	Nasdaq
nasdaq.com/articles	others	articles of agencies at nasdaq.com
nasdaqcsd.com	authority	nasdaqcsd.com
nasdaqdubai.com	authority	nasdaqdubai.com
nasdaqtrader.com	authority	Nasdaq
nationalbanken.dk	authority	Danmarks Nationalbank
nationalclearingcentre.com	authority	National Clearing Centre
nbg.gov.ge	authority	nbg.gov.ge
ncleg.gov	authority	State of North Carolina
ndlegis.gov	authority	State of North Dakota
nds-voris.de	authority	Land Niedersachsen
nebraskalegislature.gov	authority	nebraskalegislature.gov
new.arlis.am	authority	National Assembly of the Republic of Armenia
new.kenyalaw.org	texts	Kenya Law
newswire.ca	texts	Canada Newswire
newyorkfed.org	authority	Federal Reserve Bank of New York
ngxgroup.com	authority	Nigerian Exchange
njt.hu	authority	Nemzeti Jogszabálytár
nk.gov.az	authority	Cabinet of Ministers of the Republic of Azerbaijan
norges-bank.no	authority	Norges Bank
normasbrasil.com.br	texts	normasbrasil.com.br
noticias.juridicas.com	texts	noticias.juridicas.com
novascotia.ca	authority	Province of Nova Scotia
ns.gov.my	authority	Negeri Sembilan State Secretary's Office
nseindia.com	authority	National Stock Exchange of India
nsw.gov.au	authority	nsw.gov.au
nx.gov.cn	authority	General Office of the People's Government of Ningxia Hui Autonomous Region
nyse.com	authority	NYSE Group
nzdata.org	authority	NZdata
nzfbf.co.nz	authority	New Zealand Financial Benchmark Facility
nzx.com	authority	NZX
oa.mo.gov	authority	Missouri Office of Administration
oam.cse.com.cy	authority	Cyprus Stock Exchange
oatrh.pr.gov	authority	Government of Puerto Rico
odex.co.jp	authority	Osaka Dojima Exchange
officialgazette.gov.ph	authority	Official Gazette, Philippines
old.gov.uz	authority	old.gov.uz
omaninfo.om	authority	Ministry of Information
ontario.ca	authority	Government of Ontario
op.gov.gm	authority	Office of the President
open.krx.co.kr	authority	Korea Exchange
opendata.aragon.es	authority	Gobierno de Aragón
opendata.euskadi.eus	authority	Gobierno Vasco
opm.gov	authority	U.S. Office of Personnel Management
oregon.gov	authority	State of Oregon
oshr.nc.gov	authority	North Carolina Office of State Human Resources
oslobors.no	authority	Oslo Børs
paclii.org	texts	PacLII
paiements.ca	authority	Paiements Canada
palestinecabinet.gov.ps	authority	Council of Ministers
paragraf.ba	texts	paragraf.ba
parl.ca	authority	Parliament of Canada
parliament.bangsamoro.gov.ph	authority	Parliament of the Bangsamoro Transition Authority
parliament.bg	authority	Republic of Bulgaria
party.nec.go.kr	authority	party.nec.go.kr
payments.ca	authority	Payments Canada
paymentsnz.co.nz	authority	Payments NZ
pcm.gov.lb	authority	Presidency of the Council of Ministers
pco.gov.ph	authority	pco.gov.ph
pds.com.ph	authority	Philippine Dealing System Holdings
penang.gov.my	authority	Kerajaan Negeri Pulau Pinang
peraturan.bpk.go.id	authority	President of Indonesia
petra.gov.jo	texts	Jordan News Agency
planalto.gov.br	authority	Presidência da República (Planalto)
pm.gov.jo	authority	Prime Ministry
podatki.gov.si	authority	Government of the Republic of Slovenia
pr.microjuris.com	texts	pr.microjuris.com
pravno-informacioni-sistem.rs	authority	National Assembly of the Republic of Serbia
pravo.by	authority	National Legal Internet Portal, Belarus
pravo.gov.ru	authority	Official Internet portal of legal information, Russia
premier.gov.nu.ca	authority	Government of Nunavut
primeminister.kz	authority	Government of the Republic of Kazakhstan
princeedwardisland.ca	authority	Government of Prince Edward Island
prnewswire.com	texts	PR Newswire
progress.market	authority	Zagrebačka burza
psc.gov.vu	authority	Vanuatu Public Service Commission
pse.cz	authority	Prague Stock Exchange
pseacademy.com.ph	authority	Philippine Stock Exchange
psx.com.pk	authority	Pakistan Stock Exchange Limited
publication.pravo.gov.ru	authority	Official Internet portal of legal information, Russia
punjab.gov.in	authority	Government of Punjab
purchase.edu	authority	Purchase College
qbz.gov.al	authority	Council of Ministers of the Republic of Albania
quotrix.de	authority	Börse Düsseldorf
rba.gov.au	authority	Reserve Bank of Australia
rbi.org.in	authority	Reserve Bank of India
rbnz.govt.nz	authority	Reserve Bank of New Zealand
recht.nrw.de	authority	Land Nordrhein-Westfalen
recht.saarland.de	authority	Saarland
rechtsbuch.ur.ch	authority	rechtsbuch.ur.ch
regulations.justia.com	texts	regulations.justia.com
resbank.co.za	authority	South African Reserve Bank
resmigazete.gov.tr	authority	Resmî Gazete
resources.newyorkfed.org	authority	Federal Reserve Bank of New York
revenue.odisha.gov.in	authority	Government of Odisha
revosax.sachsen.de	authority	Freistaat Sachsen
richmondfed.org	authority	Federal Reserve Bank of Richmond
riigiteataja.ee	authority	Riigi Teataja
riksbank.se	authority	Sveriges Riksbank
riksdagen.se	authority	Sveriges riksdag
ris.bka.gv.at	authority	Republic of Austria
rks-gov.net	authority	Government of the Republic of Kosovo
rv.hessenrecht.hessen.de	authority	Land Hessen
rwandalii.org	texts	RwandaLII
sainthelena.gov.sh	authority	St Helena Government
samarahan.sarawak.gov.my	authority	samarahan.sarawak.gov.my
sana.sy	texts	Syrian Arab News Agency
saudiexchange.sa	authority	Saudi Exchange
sayistay.gov.tr	authority	Presidency of the Republic of Türkiye
sb.lg.court.gov.ua	authority	sb.lg.court.gov.ua
sbp.org.pk	authority	State Bank of Pakistan
sc.hkex.com.hk	authority	HKEX
sc.isd.gov.hk	authority	Government of the Hong Kong SAR
sca.gov.ae	authority	Securities and Commodities Authority
schleswig-holstein.de	authority	Landesregierung Schleswig-Holstein
scstatehouse.gov	authority	scstatehouse.gov
sdc.com.jo	authority	sdc.com.jo
secretariasenado.gov.co	authority	Congreso de Colombia
sede.asturias.es	authority	Principado de Asturias
sedlabanki.is	authority	Seðlabanki Íslands
seg-social.es	authority	Seguridad Social
selaw.com.tw	texts	selaw.com.tw
seonet.ljse.si	authority	Ljubljanska borza
servicios.infoleg.gob.ar	authority	InfoLEG
set.or.th	authority	The Stock Exchange of Thailand
setkab.go.id	authority	setkab.go.id
setneg.go.id	authority	Kementerian Sekretariat Negara
seu.andorralavella.ad	authority	Comú d'Andorra la Vella
seylii.org	texts	SeyLII
sgg.gov.ma	authority	Royaume du Maroc
sgx.com	authority	Singapore Exchange
shfe.com.cn	authority	Shanghai Futures Exchange
sifma.org	authority	SIFMA
silgeneve.ch	authority	République et canton de Genève
sip.lex.pl	texts	sip.lex.pl
six-group.com	authority	SWX Swiss Exchange
skupstinabd.ba	authority	Assembly of the Brčko District of Bosnia and Herzegovina
slov-lex.sk	authority	National Council of the Slovak Republic
smar.aero	authority	San Marino Aircraft Registry
soc.go.th	authority	Cabinet of Thailand
socongthuong.daklak.gov.vn	authority	Ministry of Labour
sonna.so	texts	Somali National News Agency
sos.arkansas.gov	authority	Arkansas Secretary of State
sos.ms.gov	authority	State of Mississippi
sos.ok.gov	authority	State of Oklahoma
spa.gov.sa	texts	Saudi Press Agency
spotlightstockmarket.com	authority	Spotlight Stock Market
srl.lu.ch	authority	Kanton Luzern
sse.com.cn	authority	Shanghai Stock Exchange
sso.agc.gov.sg	authority	Parliament of Singapore
stage.team.georgia.gov	authority	State of Georgia
state.in.us	authority	Indiana State Personnel Department
statehouse.gov.ng	authority	statehouse.gov.ng
statements.qld.gov.au	authority	statements.qld.gov.au
static.norges-bank.no	authority	Norges Bank
stockexchangeofmauritius.com	authority	stockexchangeofmauritius.com
strate.co.za	authority	strate.co.za
suin-juriscol.gov.co	authority	SUIN-Juriscol
szse.cn	authority	Shenzhen Stock Exchange
tdcc.com.tw	authority	tdcc.com.tw
team.georgia.gov	authority	State of Georgia
thepresidency.gov.za	authority	The Presidency
timor-leste.gov.tl	authority	Government of Timor-Leste
tma.org.hk	authority	tma.org.hk
tn.gov	authority	State of Tennessee
tn.gov.in	authority	Government of Tamil Nadu
trabajo.gob.hn	authority	República de Honduras
transparenz.bremen.de	authority	Freie Hansestadt Bremen
tsx.com	authority	TMX Group
turkmenistan.gov.tm	authority	President of Turkmenistan
twse.com.tw	authority	Taiwan Stock Exchange
uaecabinet.ae	authority	Cabinet of the United Arab Emirates
vakithesaplama.diyanet.gov.tr	authority	vakithesaplama.diyanet.gov.tr
vbpl.vn	authority	vbpl.vn
veritaszim.net	texts	Veritas
vlada.mk	authority	Government of the Republic of North Macedonia
voris.wolterskluwer-online.de	authority	Land Niedersachsen
vs.ch	authority	Kanton Wallis
w.lawphil.net	texts	w.lawphil.net
wam.ae	texts	Emirates News Agency
web2.gov.mb.ca	authority	King's Printer of Manitoba
webarchiveweb.wayback.bac-lac.canada.ca	archive	Government of Canada Web Archive
webharvest.gov	archive	Federal web harvest (NARA)
webserver.rilin.state.ri.us	authority	State of Rhode Island
website.rbi.org.in	authority	Reserve Bank of India
wetten.overheid.nl	authority	Koninkrijk der Nederlanden
wienerborse.at	authority	Wiener Börse
worksafe.tas.gov.au	authority	worksafe.tas.gov.au
www11.maine.gov	authority	www11.maine.gov
www2.camara.leg.br	authority	www2.camara.leg.br
www2.diyanet.gov.tr	authority	www2.diyanet.gov.tr
www2.illinois.gov	authority	Illinois Department of Central Management Services
www2.zhlex.zh.ch	authority	Kanton Zürich
www3.ti.ch	authority	Repubblica e Cantone Ticino
www8.cao.go.jp	authority	Cabinet Office
wyoleg.gov	authority	State of Wyoming
xaydungchinhsach.chinhphu.vn	authority	xaydungchinhsach.chinhphu.vn
xinjiang.gov.cn	authority	General Office of the People's Government of Xinjiang Uygur Autonomous Region
xunta.gal	authority	Xunta de Galicia
yoursay.sa.gov.au	authority	Government of South Australia
yukon.ca	authority	Government of Yukon
zakon.rada.gov.ua	authority	Verkhovna Rada of Ukraine
zambialii.org	texts	ZambiaLII
zh.wikisource.org	texts	Wikisource
zse.hr	authority	Zagreb Stock Exchange
`;
