/** Addresses at which an authority's own words were read, tab-separated, one a line, for review: see `read-texts.ts`. */
export const READ_TEXTS_TABLE = `address	basis	text
http://allafrica.com/stories/201706210156.html	notice	ke-gazette-2017-06-26
http://asescrl.com/descanso.php	law	Ley Federal del Trabajo, article 74, whole, before the decree of 30 September 2024
http://big5.china.com.cn/gate/big5/lianghui.china.com.cn/chinese/PI-c/126334.htm	notice	the notice of the government of Beijing for May 2002, whole
http://bioamigo.com.br/bioamigobr-54-danca-dos-feriados/?share=google-plus-1	law	Lei 10.607 de 2002, whole
http://bluehilltoday.blogspot.com/2012/12/state-offices-closed-dec-24.html	notice	us-ne-governor-2012-12-24
http://bougainville-copper.eu/boersenhandelszeiten-1.html	notice	asx-trading-calendar-2011
http://bvi.gov.vg/media-centre/revised-2022-public-holidays	notice	vg-public-holidays-2022
http://chancexpress.blogspot.com/2011/02/4-19.html	notice	bg-ms-878-2010-march-2011
http://dailyguideafrica.com/friday-is-holiday/	notice	the notice of the Ministry of the Interior (Ghana) for 15 June 2018
http://electrosvyaz.com/forum/viewtopic.php?p=169502	law	ru-perenos-vyhodnyh-2011
http://finance.sananselmo.com/camedia.sananselmo/article/bizwire-2021-12-27-nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar	notice	NYSE Group's release with the list of 2022 to 2024
http://global.krx.co.kr/contents/GLB/06/0602/0602010201/GLB0602010201T1.jsp	law	krx-kospi-holiday-rules
http://government.ru/docs/	notice elsewhere	ru-perenos-vyhodnyh-2025
http://huaxiashiwen.com/xuexi/tongzhi/704789.html	notice	cn-guangxi-sanyuesan-2017
http://iiac.ca/market-closure-schedule/	notice	iiac-market-closures-2017
http://juwanzhuan.com/detail_883095.html	notice	cn-ningxia-eids-2020
http://klass2012.do.am/news/nerabochie_dni_v_janvare_2017_goda_perenesli_na_fevral_i_maj/2016-11-24-34	law	ru-perenos-vyhodnyh-2017
http://leg16.camera.it/561?appro=864&Il+quadro+normativo	law elsewhere	it-festivita-law-260-1949
http://licodu.cois.it/?p=5471&lang=en	law	mk-holidays-act-2007
http://maide.az/qeyri-ignl_h452931.html	notice	az-cabinet-feasts-2015
http://malijet.com/communiques-de-presse/173407-la-journ%C3%A9e-du-lundi-19-est-ch%C3%B4m%C3%A9e-et-pay%C3%A9e-sur-l%E2%80%99ensemble-du-ter.html	notice	ml-travail-communiques-2016-2022
http://meili43.com/yule/2023/0103/333850.html	notice	cn-xinjiang-holidays-2023
http://mintradefer.gov.tm/tm/resmi-habarlar/resmi-habarlar_193.html	law elsewhere	tm-labour-code-81-2018
http://mondovisione.com/media-and-resources/news/sifma-updates-2019-and-2020-fixed-income-recommendations-for-full-closes-in-japa/	notice	the association's recommendations of 2019 and 2020
http://mrrd.gov.af/fa/news/337132	notice	af-mrrd-first-of-ramadan-2018
http://munkaugyaudit.hu/nagypentek-munkaszuneti-nap/	law	hu-labour-code-102-2017
http://new.radiotamazuj.org/en/news/article/south-sudan-government-announces-three-day-holiday	notice	ss-molps-2014-eid-al-fitr
http://news.abamako.com/h/292184.html	notice	the communiqué of the Ministry of Religious Affairs of 8 April 2024, whole
http://oam.cse.com.cy/Announcement/announcementvariation/49142	notice	cse-cyprus-christmas-2019
http://oysterradio.blogspot.com/2024/12/governor-ron-desantis-announces.html	notice	us-fl-governor-closures-2024
http://pcm.gov.lb/arabic/subpg.aspx?pageid=25131	notice	lb-pcm-memo-38-2024
http://pronuben.cn/company/news/show-20745.html	notice	shfe-closures-2023
http://publication.pravo.gov.ru/document/0001202609180037	report	ru-perenos-vyhodnyh-2027
http://stellalashacademy.com/liaoning/info/325820.html	notice	cn-xinjiang-eid-2013
http://tax-pro.co.jp/gallery/gallery_list-1725-7948-121.html	law	国民の祝日に関する法律, articles 1 and 3
http://timor-leste.gov.tl/?p=7627&lang=en	notice	the government's list of the holidays of 2013
http://tvt.tg/la-journee-du-lundi-03-mai-2021-feriee-chomee-et-payee-sur-toute-letendue-du-territoire-national/	notice	tg-conseil-ministres-communique-2021-04
http://uat.pds.psei.ph/announcements/declaration-of-friday-09-february-2024-as-a-special-non-working-holiday	notice	pds-special-holiday-2024-02-09
http://veritaszim.net/node/2284	notice	the holidays of 2018, listed
http://webserver.rilin.state.ri.us/Statutes/TITLE25/25-1/25-1-1.htm	law elsewhere	us-ri-general-laws-25-1-1
http://welcomeqatar.com/the-amiri-diwan-announces-eid-al-adha-holiday/	notice	qa-amiri-diwan-2021-eid-al-adha
http://welcomeqatar.com/the-amiri-diwan-announces-eid-al-fitr-holiday/	notice	qa-amiri-diwan-2022-eid-al-fitr
http://wrmp.bursamalaysia.com/market/securities/equities/trading/trading-sessions/	law	the exchange's days of trading, in its own words
http://www.7tqp.com/news_47712.shtml	notice	cn-ningxia-holidays-2021
http://www.amartins.pt/feriados-nacionais/	law	pt-labour-code-234-2016
http://www.bolsasymercados.es/ing/Media/Press-Release/20161010/nota_20161010_2/The_reform_of_clearing_and_settlement_in_Spain_concludes_successfully	notice	the exchange's release of October 2016
http://www.borsaitaliana.it/borsaitaliana/ufficio-stampa/comunicati-stampa/1999/991206apertura8dic3387.htm	notice	borsa-italiana-calendar-2000
http://www.briceni.md/non-working-holidays.html	notice	md-government-rest-days-2014
http://www.bulgariaonline.org/index.php?option=com_content&view=article&id=109%3A-2013&catid=34%3Aoffice&Itemid=40	notice	bg-ms-945-2012
http://www.bursamalaysia.com/corporate/about-us/holidays/	notice	bursa-malaysia-holidays-2015
http://www.dalconcontabilidade.cnt.br/site/2023/01/13/feriados-e-pontos-facultativos-para-o-ano-de-2023/	notice	brazil-portaria-me-11090-2022
http://www.deutsche-boerse-cash-market.com/dbcm-en/newsroom/trading-calendar	notice	deutsche-boerse-trading-calendar-2024-2029
http://www.doviz724.com/borsa-istanbul-borclanma-araclari-piyasasi-para-piyasasi-ve-swap-piyasasi-tatil-gunleri-tablo-19-04-2023-haber959f86b3f5c9660c.html	notice	borsa-istanbul-debt-market-holidays-2023
http://www.eurexchange.com/exchange-de/handel/handelskalender/feiertagsregelungen/	notice	eurex-holiday-regulations-2018
http://www.fzlwr.cn/fangjia/jieri/1021522.html	notice	cn-guangxi-sanyuesan-2021
http://www.globenewswire.com/news-release/2009/06/04/132361/0/sv/Reminder-of-coming-public-holiday-and-half-day-for-NasdaqOMX-Copenhagen-and-Stockholm-8-09.html	notice	nasdaq-omx-nordic-2009-06-05
http://www.hklii.org/hk/legis/en/ord/149/sch.html	law	General Holidays Ordinance (cap. 149), Schedule, items (a) to (q), as it stood before 2012
http://www.kosovarimedia.com/index.php?option=com_content&view=article&id=475:datat-zyrtare-ne-kosove&catid=59:kosova&Itemid=211	law	xk-law-03-l-064-official-holidays
http://www.kuna.net.kw/NewsAgenciesPublicsite/ArticleDetails.aspx?id=2630291	notice	kw-csc-eid-al-adha-2017
http://www.leral.net/Macky-decrete-ce-lundi-26-decembre-2016-jour-ferie_a188055.html	notice	sn-gouvernement-ponts-2016-2022
http://www.ligatne.lv/par-svetku-atceres-un-atzimejamam-dienam	law	lv-holidays-act-2014
http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html	notice	us-ma-legal-holidays-2015-2016
http://www.mediamaxnetwork.co.ke/news/eid-ul-fitr-festivities-tomorrow-528985/	notice	ke-gazette-2019-06-05
http://www.mnw.cn/news/cj/3018205.html	notice	cn-xinjiang-holidays-2025
http://www.mondovisione.com/media-and-resources/news/sifma-fixed-income-market-close-recommendation-in-the-us-the-uk-and-japan-f-3/	notice	the association's recommendations
http://www.mycaldwellcounty.com/news/governor-parson-signs-executive-order-19-21-closing-state-offices-1-pm-christmas-eve	notice	us-mo-executive-order-19-21
http://www.njt.hu/cgi_bin/njt_doc.cgi?docid=138186	law	hu-munkarend-2012-njt
http://www.portafolio.co/economia/finanzas/precio-del-dolar-hoy-en-colombia-29-de-diciembre-de-2016-502517	notice	bvc-dia-no-habil-bursatil-2016-12-30
http://www.pravno-informacioni-sistem.rs/SlGlasnikPortal/eli/rep/sgrs/skupstina/zakon/2001/43/1/reg/20111215	law	the act on holidays, in its text of 2011
http://www.pse.cz/dokument.aspx?k=Kalendar-BD-2008	notice	pse-prague-trading-calendar-2008
http://www.qatarshares.com/vb/showthread.php?639452--&s=976f95fab3b9213ce877b8364006a061&p=10750444&mode=threaded	notice	qa-amiri-diwan-2020-eid-al-fitr
http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html	notice	nzx-queen-elizabeth-ii-memorial-day-2022
http://www.strate.co.za/blog/category/t3/	notice	the depository's announcements of settlement on T+3
http://www.tctz.com/cn/news/tiancheng/50.html	notice	the notice of the General Office of the State Council for May 2003, whole
http://www.times.co.sz/news/111152-govt-declares-2-more-festive-holidays.html	notice	sz-general-notice-41-2016
http://xn--h1aeqbeg4a0bw.xn--p1ai/r_4/5-1202.htm	law	ru-perenos-vyhodnyh-2013
http://yeh6630.blogspot.com/2012/01/101.html	notice	twse-holiday-schedule-2012
https://2004mdmanual.msa.maryland.gov/msa/mdmanual/01glance/html/holidaye.html	notice	us-md-manual-2003-2004
https://24.hu/fn/gazdasag/2021/11/08/hosszu-hetvegek-2022-negynapos-haromnapos	law	hu-munkarend-2022
https://24ora.eu/2018/08/26/kiadtak-a-rendeletet-elkepeszto-karacsonyunk-lesz-jovore-ezzel-senki-se-szamolt/amp	law	hu-munkarend-2019
https://7thpaycommissionnews.in/tn-election-holiday-on-6-4-2021-tn-g-o-ms-160-pdf-download/	notice	in-tn-polling-day-2021
https://a1on.mk/macedonia/24-april-2024-godina-sreda-i-8-maj-2024-godina-sreda-se-nerabotni-denovi-za-site-gragjani/	notice	mk-government-election-days-2024
https://abg.gov.pg/index.php?/news/read/bougainville-foundation-day-celebrations-set-for-june-17-2024	notice	pg-abg-foundation-day-2024
https://al-sharq.com/article/17/12/2025/%D8%A8%D9%82%D8%B1%D8%A7%D8%B1-%D8%A3%D9%85%D9%8A%D8%B1%D9%8A-%D8%AA%D8%AD%D8%AF%D9%8A%D8%AF-%D8%A3%D9%8A%D8%A7%D9%85-%D8%A7%D9%84%D8%B9%D9%85%D9%84-%D9%88%D8%A7%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A7%D8%AA-%D9%88%D8%A7%D9%84%D8%B9%D8%B7%D9%84%D8%A7%D8%AA-%D8%A7%D9%84%D8%A3%D8%B3%D8%A8%D9%88%D8%B9%D9%8A%D8%A9-%D9%88%D8%A7%D9%84%D8%B1%D8%B3%D9%85%D9%8A%D8%A9	law	qa-amiri-decision-57-2025
https://alahednews.news/news/308139/	notice	memorandum 17/2025 of the Prime Minister, its words
https://alawalnews.com/news/?p=273882	notice	jo-prime-minister-notice-eid-al-fitr-2026
https://allafrica.com/stories/202108160227.html	notice	the release of the State House, whole
https://allafrica.com/stories/202306280294.html	notice	gm-office-of-the-president-2016-2024
https://allafrica.com/stories/202512260367.html	notice	sd-cabinet-2025-christmas
https://almanar.com.lb/article/297442/	notice	lb-prime-minister-memos-2020-2026
https://alwihdainfo.com/Journee-feriee-annoncee-pour-l-Aid-El-Fitr-le-30-mars-2025-au-Tchad_a139869.html	notice	td-fonction-publique-communiques-2019-2025
https://angolex.com/paginas/leis/alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html	law	ao-lei-11-18-feriados
https://angolex.com/paginas/leis/regime-juridico-dos-feriados-nacionais-e-locais.html	law	ao-lei-10-11-feriados
https://athexgroup.gr/en/trade/trading-model/calendar	notice	athex-market-holidays-2026
https://azerbaijan.az/related-information/286	law	az-labour-code-105
https://base.garant.ru/3921003	report	a bill to amend article 65 of the Labour Code of 1971, which quotes where the Code stands, not the Code itself
https://belex.rs/o_berzi/radno_vreme	notice	belex-non-trading-days-2024-2025
https://bernews.com/2022/06/bsx-closed-national-heroes-day-holiday-3	notice	bermuda-stock-exchange-heroes-day-2022
https://blanker.ru/law/postanovlenie-pravitelstva-rf-ot-24092015-n1017	notice	ru-perenos-vyhodnyh-2016
https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp	law	Ordem Executiva 60/2000
https://boerse-duesseldorf.de/handelskalender-und-handelszeiten-2025	notice	boerse-duesseldorf-trading-calendar-2025
https://bolsasymercados.es/esp/Sala-Comunicacion/Nota-Prensa/20181121/nota_20181121_3/Calendario_2019_en_los_mercados_espa%C3%B1oles	notice	the release, without its list of closed days
https://bon.navarra.es/eu/iragarkia/-/texto/2022/126/6	notice elsewhere	es-navarra-fiestas-laborales-2023
https://bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221215-48	notice	bse-nds-rst-trading-holidays-2023
https://cabinet.gov.pk/	notice elsewhere	pk-cabinet-division-public-holidays-2024
https://calendar.ut.ac.ir/	report	ir-official-calendar-1405
https://capsud.net/2019/05/30/obseques-de-tshisekedi-une-journee-chomee-illegale-pour-rien/	law	cd-ordonnance-14-010-jours-feries
https://chezvlane.com/La-Presidence-de-la-Republique-declare-la-journee-de-mercredi-feriee-chomee-et-payee_a9758.html	notice	mr-presidency-decree-2018
https://citinewsroom.com/2022/07/july-11-declared-public-holiday-to-mark-eid-ul-adha/	notice	gh-mint-declarations-2018-2025
https://classicfm924.com/government-announces-christmas-new-year-holidays/	notice	ss-molab-2023-12
https://clearstream.com/clearstream-en/securities-services/market-coverage/europe-non-t2s/united-kingdom/settlement-services-uk-debt-securities-1278760	report	a custodian on the market of the United Kingdom
https://clearstream.com/clearstream-en/securities-services/market-coverage/europe-t2s/bulgaria/settlement-process-bulgaria-1281872	report	a custodian on the market of Bulgaria
https://clicrdc.com.br/categoria-geral/confira-os-feriados-nacionais-e-pontos-facultativos-de-2025	notice	brazil-portaria-mgi-9783-2024
https://cnmiopm.net/sec.asp?secID=42	notice	mp-opm-legal-holidays-2021
https://dailyjournalonline.com/110922-demo-closed-state-offices-merged/article_f916f9e1-9419-542d-a369-ac0054b2fe67.html	notice	us-mo-executive-order-22-06
https://data.gov.au/data/dataset/australian-holidays-machine-readable-dataset	notice elsewhere	the government's data set, by year
https://data.gov.tw/dataset/14718	notice elsewhere	the government's data set, by year
https://datosabiertos.jcyl.es/web/jcyl/set/es/empleo/laboral-cyl/1284165791785	notice elsewhere	es-castilla-y-leon-calendario-laboral-2011-2024
https://dccc.co.ae/dgcx/clearing-holidays	notice	dccc-clearing-holidays-2023-2025
https://demo.legislation.govt.nz/Acts/public/2006/43/096be8ed81f9f5c2/LMS557848	report	the Act of 2022, without its schedule, the days of which were read as newspapers list them
https://diggers.news/local/2022/03/16/hh-declares-friday-a-public-holiday/	notice	zm-cabinet-2022-03-18
https://diwan.gov.qa/briefing-room/news/general/statements/2018/160818/eid-al-adha-official-holiday?sc_lang=en	notice	qa-amiri-diwan-2018-eid-al-adha
https://docest.com/doc/200131/christmas-and-new-year-service-arrangements-2007-2008	notice	lse-christmas-new-year-2007-2008
https://docs.legis.wisconsin.gov/2017/related/proposals/sb113/1	report	a bill of 2017 to amend section 230.35, which quotes where the section stands, not the statutes themselves
https://docs.static.szse.cn/www/lawrules/rule/trade/current/W020260424690713155663.pdf	law elsewhere	Trading Rules of the Shenzhen Stock Exchange (2026), rule 2.4.1, whole
https://docslib.org/doc/11638760/public-holidays-2021	notice	pk-interior-public-holidays-2021
https://docslib.org/doc/7568382/holiday-list-for-west-bengal-govt-employees-2018	notice	in-wb-finance-ni-act-holidays-2018
https://documents.gov.lk/	notice elsewhere	lk-gazette-special-holidays-2010-2024
https://dspace.id.com.eg/handle/123456789/3800	notice	eg-labour-circular-16-2025
https://e-tar.lt/portal/lt/legalAct/f6d686707e7011e6b969d7ae07280e89	law elsewhere	lt-labour-code-123
https://egx.com.eg/en/Trading_Calendar.aspx	notice	egx-trading-calendar-2021
https://elfarodeceuta.es/calendario-laboral-ceuta-2025-festivos	notice	es-ceuta-fiestas-laborales-2025
https://eurex.com/ex-en/find/circulars/circular-2341470	notice	eurex-circular-092-20
https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/	notice	the clearing house's announcement
https://euronext.com/en/about/media/euronext-press-releases/euronext-announces-2019-holiday-calendar-for-its-cash-and	notice	euronext-holidays-2019
https://euronext.com/en/about/media/euronext-press-releases/nyse-euronext-announces-its-2012-holiday-calendar-and-early	notice	nyse-euronext-european-holidays-2012
https://fatunetwork.net/president-barrow-tinkers-with-public-holiday-by-now-making-it-two-days-cancelling-his-initial-one-day-declaration/	notice	gm-office-of-the-president-eids-2020-2021
https://fdocuments.in/document/terms-and-conditions-governing-the-operation-20200811-merchant-bank.html	law	sgd-mas-business-day-rule
https://foxtime.cd/rdc-celebree-chaque-le-6-avril-la-journee-de-simon-kimbangu-remontee-au-vendredi-4-avril	law	cd-ordonnance-23-042-jours-feries
https://fr.allafrica.com/stories/202306270143.html	notice	dz-dgfp-communiques-2023-2024
https://gisbarbados.gov.bb/blog/tag/public-holidays/page/3	notice	bb-gis-august-2020
https://github.com/Ahelia-Consulting-EOOD/legalize-bg/blob/14fdb1db57ccefa5a56368cc7f7e362c2467aafa/codes/kodeks-na-truda.md	law	Кодекс на труда, чл. 154
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/asx/2025-2027/live_asx_cash_market_trading_calendar.html	notice	asx-trading-calendar-2026-2027
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/asx/2025-2027/wayback-20250416-asx-trading-calendar.html	notice	asx-trading-calendar-2025
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/b3/2025-2027/live_calendario_de_feriados_2025.htm.html	notice	b3-calendario-de-feriados-2025
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/b3/2025-2027/live_calendario_de_negociacao_2026.htm.html	notice	b3-calendario-de-negociacao-2026
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/borsa_istanbul/2025-2027/live_resmi_tatil_gunleri.html	notice	borsa-istanbul-resmi-tatil-2023-2026
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/lse/2025-2027/business-days.api.wayback-20251218172240id_.json	notice	lse-business-days-2026-2027
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/lse/2025-2027/business-days.api.wayback-20260617134453id_.json	notice	lse-business-days-2028
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/sgx_securities/2025-2027/api2_content-api_stock-exchange_trading.live-20261002T235448Z.json	notice	sgx-holidays-half-days-2025-2026
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tadawul/2025-2027/live_saudi_exchange_holiday_calendar.html	notice	saudi-exchange-holiday-calendar-2023-2028
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tse/2010-2024/wayback_20100325235357_tse_holiday_calendar.html	notice	tse-calendar-2010-2011
https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tsx/2025-2027/calendars-and-trading-hours_calendar.live.html	notice	tsx-calendar-2025-2026
https://github.com/UniCourt/cic-code-ak/blob/60c1fbc10286a6ded7c5a12e01b725b9c0caea79/transforms/ak/ocak/r82/gov.ak.code.title.44.html	law	us-ak-statute-44-12-010
https://github.com/UniCourt/cic-code-ar/blob/60328c10919037f2da7b1dcd05e98c181b17ad1c/transforms/ar/ocar/r78/gov.ar.code.title.01.html	law	us-ar-code-1-5-101
https://github.com/UniCourt/cic-code-ky/blob/67b85fffb1bd6dbecf54be46edc197d0d8445845/transforms/ky/ocky/r87/gov.ky.krs.title.03.html	law	us-ky-krs-18a-190
https://github.com/UniCourt/cic-code-nd/blob/fde789672ceb72698eabf535bbc1d2e0e521293c/transforms/nd/ocnd/r81/gov.nd.code.title.01.html	law	us-nd-century-code-1-03-01
https://github.com/UniCourt/cic-code-vt/blob/e3dbe565665b975c4c6ac2acb25798f348861620/transforms/vt/ocvt/r85/gov.vt.vsa.title.01.html	law	us-vt-statutes-1-371
https://github.com/andreygorbachev/calendar/blob/b639da02ca447ce104672f533eb148942a5e5c7a/static_data/src/Mexico.cpp	notice	cnbv-dias-inhabiles-2026
https://github.com/chanchunyinjohnny/FxHolidayCalculator/blob/04bb161ddf1128efa49ff47fa6573c492c89fbf0/data/fx_rtgs/_raw/CAD.html	notice	payments-canada-system-closures-2026
https://github.com/etalab/jours-feries-france-data	notice	the government's data set of holidays, by zone
https://github.com/etalab/jours-feries-france-data/blob/0c55b24c4206fb4629a95452527f0b28f23aec78/data/csv/jours_feries_saint-martin.csv	notice	the government's data set of holidays, by zone
https://github.com/jb7k6295r7-bot/tw-stock-data/blob/0c7294aebf8037c649ecb4e51c633d1f3bb4eaa9/data/meta/calendar_twse.csv	notice	twse-trading-days-2015-2025
https://github.com/legalize-dev/legalize-nl/blob/e9234e306ca0a0783ada5e915a1b0c90ed270692/nl/BWBR0002448.md	law	Algemene termijnenwet
https://github.com/misterdas/nse_holidays/blob/49e97ae7f466a17b45ccc8c0e1f4942565a80dd9/nse_holidays.json	notice	nse-holiday-master-2025
https://github.com/saimambayao/transcriptions/blob/c40b2e0739f83c92e5f885706c70cb94971569c8/docs/BAAs/BAA-39.md	law	ph-bangsamoro-autonomy-act-39
https://github.com/themefrugal/Stage2StocksMehul/blob/d42c0e3c0e3a6a20ec400aef8e915e3d67992e21/nse_holidays.json	notice	nse-holiday-master-2026
https://github.com/tpougy/feriados-nacionais/blob/11c658ec67a7e22d3fea9313b237b8b96fb7feab/data/feriados_pt_br_date.csv	notice	anbima-feriados-nacionais
https://globenewswire.com/news-release/2009/05/20/123288/0/en/Reminder-of-coming-public-half-days-and-closed-days-for-NASDAQ-OMX-Nordic-Copenhagen-Stockholm-Helsinki-and-Iceland-6-09.html	notice	nasdaq-omx-nordic-may-2009
https://glxspace.com/2025/03/19/notification-eid-ul-fitr-holidays-2025-federal	notice	pk-cabinet-division-eid-ul-fitr-2025
https://gov.me/cyr/clanak/saopstenje-za-javnost-povodom-predstojeceg-drzavnog-praznika-13-novembar-njegosev-dan-crnogorski-praznik-kulture	notice	me-ministry-njegos-day-2023
https://governor.gov.mp/news/executive-actions/memorandum-2022-legal-holidays/	notice	mp-governor-legal-holidays-2022
https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/	law	gn-decret-2022-0526-fetes-legales
https://hpo.pohnpeistate.gov.fm/uncategorized/pohnpei-constitution-day-2020/	notice	the notice of the day in 2020
https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2017/20170100061.pdf	law	law 4468/2017
https://ibee.com.br/?p=72832	law	Lei 6.802 de 1980, article 1
https://id.scribd.com/document/702631827/Keppres-Nomor-8-Tahun-2024	law	id-keppres-8-2024-hari-libur
https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx	notice	tase-vacation-schedule-2018
https://integra.ufpr.br/governo-federal-anuncia-feriados-para-2024/	notice	brazil-portaria-mgi-8617-2023
https://interfax.ru/amp/394169	law	ru-perenos-vyhodnyh-2015
https://it.scribd.com/doc/45935418/NSE-Holiday-2011	notice	nse-india-trading-holidays-2011
https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017	notice	in-ka-dpar-general-holidays-2017
https://juristeblog.com/loi-n-73-5/textes-legislatifs-reglementaires-cameroun	law	cm-loi-73-5-fetes-legales
https://jusformosa.gob.ar/institucional/feriados/eventosporsemana/2026/04/06/125	notice	the courts' days of a week of 2026
https://kabar.kg/news/kyrgyzstandyktar-zhay-emgek-kodeksi-boyuncha-kajsy-kndr-es-alat-grafik	law	kg-labour-code-2025
https://kase.kz/en/news/show/1397575/	notice	the exchange's announcement
https://kiss100.co.ke/entertainment/2024-04-09-cs-kithure-kindiki-declares-wednesday-public-holiday-to-mark-eid-ul-fitr/	notice	ke-gazette-2024-04-10
https://ko.m.wikisource.org/wiki/%EA%B3%B5%ED%9C%B4%EC%9D%BC%EC%97%90_%EA%B4%80%ED%95%9C_%EB%B2%95%EB%A5%A0_(%EC%A0%9C18291%ED%98%B8)	law	kr-public-holidays-act-18291
https://lana.gov.ly/post.php?lang=en&id=288952	report	ly-resolutions-2018-2026
https://lanouvelletribune.info/2020/10/fete-de-maouloud-au-benin-la-journee-du-jeudi-29-octobre-feriee/	notice	bj-travail-communiques-2020-2024
https://law.moj.gov.tw/LawClass/LawAll.aspx?pcode=D0020033	law elsewhere	tw-memorial-days-regulation-2014
https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm	report	a bill of 2004 to amend RCW 1.16.050, which prints the section as it stood, not the code itself
https://laws.e-gov.go.jp/law/357CO0000000040	law elsewhere	jp-banking-act-bank-holidays-rule
https://lector.ramajudicial.gov.co/SIDN/NORMATIVA/TEXTOS_COMPLETOS/7_LEYES/LEYES%202026/Ley%202578%20de%202026.pdf	report	law 2578 of 2026, article 6, as others retell it
https://lefaso.net/spip.php?page=web-tv-video&id_article=19888&rubrique4	law	bf-loi-019-2000-fetes-legales
https://legco.gov.hk/yr98-99/english/bills/c044_e.htm	report	the Holidays (Amendment) Bill 1998 as introduced, not the ordinance
https://legislation.gov.uk/ukpga/1971/80	law elsewhere	gb-banking-and-financial-dealings-act-1971
https://likumi.lv/ta/id/269373-grozijumi-likuma-par-svetku-atceres-un-atzimejamam-dienam-	report	the amendment was not read: the days as a compilation that cites it has them
https://likumi.lv/ta/id/299942-grozijums-likuma-par-svetku-atceres-un-atzimejamam-dienam-	report	the amendment was not read: the day as a compilation that cites it has it
https://likumi.lv/ta/id/72608	law elsewhere	lv-holidays-act-2014
https://live.euronext.com/en/resources/trading-hours-holidays	notice elsewhere	euronext-trading-hours-holidays-2026
https://lovdata.no/dokument/NL/lov/1995-02-24-12	law elsewhere	no-public-holidays-acts
https://luxcsd.com/luxcsd-en/products-and-services/market-coverage/europe-t2s/greece/market-link-guide-greece-bogs-1280198	notice	the depository's guide to its link with Greece
https://m.mondovisione.com/news/montral-exchange-interest-rate-derivative-trading-ceases-at-1330-today-decemb-20251231	notice	the exchange's notice of 31 December 2025
https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi	notice	by-council-moved-days-2024
https://mail.apliciraj.mk/kalendar-na-nerabotni-denovi-2025-godina/	notice	mk-mtsp-programme-2025
https://maliweb.net/communique/mali-11-septembre-2018-premier-jour-de-lan-musulman-chome-et-paye-2775916.html?amp=1	notice	ml-travail-communique-2018-09
https://manage.spotlightstockmarket.com/sv/om-spotlight/oeppettider	notice	spotlight-stock-market-2024-sv
https://menafn.com/1108053965/Qatars-Amiri-Diwan-Announces-Eid-Al-Fitr-Holiday	notice	qa-amiri-diwan-2024-eid-al-fitr
https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10	notice	jo-prime-minister-notice-eid-al-adha-2025
https://menafn.com/1110714151/QCB-Announces-National-Sport-Day-Holiday-For-Financial-Institutions	notice	Qatar Central Bank on 10 February 2026, its post in quotation marks
https://metbugat.gov.tm/newsDetails/3984	law elsewhere	tm-presidential-decrees-2023-2026
https://mmhaqtareq84.blogspot.com/2015/11	notice	bd-mopa-holidays-2016
https://mnogoznaiko.com/%D1%87%D0%BB-154-%D0%BA%D0%BE%D0%B4%D0%B5%D0%BA%D1%81-%D0%BD%D0%B0-%D1%82%D1%80%D1%83%D0%B4%D0%B0/	law	bg-labour-code-154
https://modern.az/news/186985	notice	az-cabinet-feasts-2019
https://moex.com/n17268	notice	the exchange's list of 2018 for the currency market
https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-in-moscow-exchange-on-28-february-2022-update-2022228	notice	the Bank of Russia's release, carried whole
https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-on-moscow-exchange-n-23-march/	notice	the Bank of Russia's release, carried whole
https://mondovisione.com/media-and-resources/news/bermuda-stock-exchange-2024-festive-holiday-closure-notice/	notice	bermuda-stock-exchange-christmas-2024
https://mondovisione.com/media-and-resources/news/cbot-midam-good-friday-and-easter-sunday-trading-schedule/	notice	cbot-good-friday-1999
https://mondovisione.com/media-and-resources/news/cbot-midam-independence-day-holiday-trading-schedule/	notice	cbot-independence-day-2002
https://mondovisione.com/media-and-resources/news/cme-announces-presidents-day-holiday-trading-hours	notice	cme-presidents-day-2006
https://mondovisione.com/media-and-resources/news/montral-exchange-early-interest-rate-derivative-trading-ceases-at-130-pm-tod-20151110	notice	montreal-exchange-remembrance-day-2015
https://mondovisione.com/media-and-resources/news/montral-exchange-markets-closed-on-july-1-2016-canada-day-201671	notice	montreal-exchange-canada-day-2016
https://mondovisione.com/media-and-resources/news/nasdaq-announces-the-closure-of-its-us-markets-in-honor-of-a-national-day-of-m-1/	notice	nasdaq-national-day-of-mourning-2025-01-09
https://mondovisione.com/media-and-resources/news/nigerian-exchange-weekly-market-report-for-december-6th-2023/	notice	ngx-weekly-report-2023-01-06
https://mondovisione.com/media-and-resources/news/nigerian-stock-exchange-weekly-market-report-for-december-31st-2020/	notice	nse-weekly-report-2020-12-31
https://mondovisione.com/media-and-resources/news/nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/	notice	nyse-group-holidays-2022-2024
https://mondovisione.com/media-and-resources/news/nyse-group-announces-2025-2026-and-2027-holiday-and-early-closings-calendar/	notice	NYSE Group's release with the list of 2025 to 2027
https://mondovisione.com/media-and-resources/news/nzse-will-open-on-mondays-december-24-and-31-2011124	notice	nzse-christmas-hours-2001
https://mondovisione.com/media-and-resources/news/saudi-stock-exchange-tadawul-amended-settlement-cycle-of-listed-securities-to-2017423	notice	the exchange's announcement of April 2017
https://mondovisione.com/media-and-resources/news/sifma-confirms-and-updates-2020-recommendations-for-full-and-early-holiday-close/	notice	sifma-japan-update-2020
https://mondovisione.com/media-and-resources/news/sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-20251212/	notice	sifma-new-year-2025-2026
https://mondovisione.com/media-and-resources/news/sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-202616/	notice	sifma-mlk-day-2026
https://mondovisione.com/media-and-resources/news/sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-39/	notice	sifma-columbus-day-2023
https://mondovisione.com/media-and-resources/news/sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-for-202559/	notice	the association's recommendations
https://mondovisione.com/media-and-resources/news/sifma-issues-2010-and-2011-recommendations-for-full-and-early-holiday-closes-of--2011124	notice	sifma-early-close-good-friday-2010
https://mondovisione.com/media-and-resources/news/sifma-issues-2012-and-2013-recommendations-for-full-and-early-holiday-closes-for-20111214	notice	the association's recommendations of 2012 and 2013
https://mondovisione.com/media-and-resources/news/sifma-revises-2022-fixed-income-market-close-recommendations-in-the-us-to-incl/	notice	sifma-juneteenth-2022
https://mondovisione.com/media-and-resources/news/tmx-group-holiday-operating-schedule-12/	notice	tmx-group-holiday-schedule-2021-12
https://mondovisione.com/news/montral-exchange-market-holiday-1-20151224	notice	montreal-exchange-holiday-2015-12
https://mondovisione.com/news/tokyo-stock-exchange-osaka-exchange-nagoya-stock-exchange-fukuoka-stock-excha-20171026	notice	the exchanges' joint announcement of October 2017
https://mopa.gov.bd/pages/public-holiday/০৫-আগস্ট-২০২৪-০৬-আগস্ট-২০২৪-ও-০৭-আগস্ট-২০২৪-তারিখ-নির্বাহী-আদেশে-58d844-694139b3a31054345f0e6400	report	bd-mopa-notices-2024
https://mylaw.my/legislation/act-1951-369/section-3	law	Holidays Act 1951, section 3
https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/	notice	the depository's calendar of 2019
https://nation.africa/kenya/news/kindiki-declares-friday-public-holiday-to-mark-idd-ul-fitr-4205102	notice	ke-gn-5045-2023-idd-ul-fitr
https://newskitchen.eu/2019/12/27/moex-trading-schedule-for-new-year-holidays/	notice	moex-new-year-2020
https://newskitchen.eu/2020/10/05/moscow-exchange-trading-schedule-for-2021-holidays/	notice	moex-public-holidays-2021
https://ngasumedia.co.ke/cs-kindiki-declares-monday-june-17-a-public-holiday-for-eid-al-adha	notice	ke-gazette-2024-06-17
https://niepvd.nic.in/?p=9775	notice	in-central-government-gazetted-holidays-2026
https://njt.hu/	law elsewhere	hu-munkarend-2025
https://njt.hu/jogszabaly/2020-14-20-7Q	law	hu-munkarend-2021
https://nkeu.foreignaffairs.co.nz/2021/10/08/derivatives-market-trading-schedule-for-2022-public-holidays/	notice	moex-31-december-2021
https://nta.ng/2024/04/09/eid-fitr-fg-approves-11th-april-2024-as-an-additional-public-holiday/	notice	ng-interior-declarations-2024-04
https://odemocratagb.com/?p=42600	law	gw-decreto-1-2023-feriados
https://olir.it/documenti/legge-1997	law	ie-organisation-of-working-time-act-1997
https://onuaonline.com/friday-july-4-is-public-holiday-interior-ministry	notice	the notice of the Ministry of the Interior (Ghana) for 4 July 2025
https://ortcom.kz/ru/novosti/1665217461	notice	kz-government-rest-day-transfer-2022-10
https://p-v.by/news/society/utverzhdeny-perenosy-rabochih-dney-v-2026-godu	notice	by-council-moved-days-2026
https://palestinenews.appsfornexus.com/?p=213327	notice	gh-mint-declaration-2026-03
https://pnkbel.by/legislation/perenos_rabochih_dnei_2023	notice	by-council-moved-days-2023
https://podatki.gov.si/dataset/seznam-praznikov-in-dela-prostih-dni-v-republiki-sloveniji	notice elsewhere	si-podatki-gov-si-prazniki-2024-2030
https://politicalemails.org/messages/287661/html_body	notice	us-mo-executive-order-20-18
https://politicalemails.org/messages/508073/html_body	notice	us-mo-executive-order-21-11
https://potools.blogspot.com/2018/02/punjab-public-holiday-list-2018.html	notice	in-pb-ni-act-holidays-2018
https://pr.microjuris.com/noticias/noticia/dias-feriados-del-gobierno-de-puerto-rico-2014	notice	pr-ocalarh-2014
https://premier.gov.nu.ca/index.php/en/government-nunavut-prioritizes-national-day-truth-and-reconciliation	notice	the Premier's statement of 29 September 2022 on the day declared a holiday of the public service
https://primariacahul.md/media-category/noutati-si-evenimente/hotarare-cu-privire-la-ziua-de-odihna-din-luna-iunie-2017	notice	md-government-rest-day-2017-06
https://progress.market/hr/kalendar-trgovanja-za-2021-godinu-zse/3391	notice	zse-zagreb-trading-calendar-2021
https://psc.gov.vu/index.php/en/public-holidays	notice	vu-psc-public-holidays-2019
https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B	notice	sifma-good-friday-2026
https://reflectu.in/west-bengal-government-holiday-list-2025-calender-pdf-download	notice	in-wb-finance-ni-act-holidays-2025
https://resources.newyorkfed.org/markets/opolicy/operating_policy_200625	notice	nyfed-sofr-2020-07-03
https://riverside.edu.gh/post/public-holiday-on-monday-24th-april-2023-for-eid-ul-fitr	notice	the notice of the Ministry of the Interior (Ghana) for 24 April 2023
https://ro.scribd.com/document/483043282/hr-manager-good-5	law	dz-loi-63-278-fetes-legales
https://russia.ink/%d0%bf%d1%80%d0%b0%d0%b2%d0%b8%d1%82%d0%b5%d0%bb%d1%8c%d1%81%d1%82%d0%b2%d0%be-%d1%83%d1%82%d0%b2%d0%b5%d1%80%d0%b4%d0%b8%d0%bb%d0%be-%d0%bf%d0%b5%d1%80%d0%b5%d0%bd%d0%be%d1%81-%d0%b2%d1%8b%d1%85	notice	ru-perenos-vyhodnyh-2020
https://ryt9.com/en/hol/79555	notice	bot-financial-institutions-holidays-2009
https://samarahan.sarawak.gov.my/modules/web/pages.php?mod=news&sub=news_view&menu_id=&sub_id=&nid=611	report	my-additional-2018-05-10
https://samoaglobalnews.com/public-holiday-independence-day-celebration/	notice	ws-mcil-independence-2019
https://scribd.com/document/728587408/Eid-Leave-Notification-2024	notice	pk-cabinet-division-eid-ul-fitr-2024
https://scribd.com/document/738256211/Kalendari-festave-zyrtare-2024	notice	xk-government-official-holidays-2024
https://scribd.com/document/738515067/Holidays-List-2024	notice	in-ka-dpar-general-holidays-2024
https://sdc.com.jo/en/memos/17923	notice	the depository's memo on June 2024
https://sedlabanki.is/frettir-og-utgefid-efni/grein/gamlarsdagur-ekki-vidskiptadagur	notice	the central bank's announcement that New Year's Eve is no business day
https://seonet.ljse.si/default.aspx?doc_id=72472	notice	ljse-trading-calendar-2021
https://setkab.go.id/pemerintah-tetapkan-hari-libur-nasional-dan-cuti-bersama-tahun-2025/	notice elsewhere	id-joint-ministerial-decree-holidays-2025
https://seu.andorralavella.ad/contingutPublic/mostrarContingut/12	notice	ad-comu-andorra-la-vella-dies-inhabils-2025
https://sevastopol.press/2025/09/24/podpisano-postanovlenie-o-prazdnichnyh-i-vyhodnyh-dnjah-v-2026-godu/	notice	ru-perenos-vyhodnyh-2026
https://sierraloaded.sl/news/government-declares-public-holiday-eid-ul-adha/	notice	sl-government-notice-2024-06
https://socongthuong.daklak.gov.vn/vi/news/tag/th%E1%BB%A9-t%C6%B0/page-2	notice elsewhere	vn-molisa-tet-2020
https://starherald.com/news/local_news_briefs/state-offices-to-close-dec-24-to-observe-christmas-eve/article_6c149946-da67-500b-b9f0-5ddde905ba7b.html	notice	us-ne-governor-2020-12-24
https://statements.qld.gov.au/statements/70135	notice	the minister's announcement of the dates from 2012 on
https://static.norges-bank.no/en/Liquidity-and-markets/Norges-Banks-settlement-system/Settlement-days/	notice	norges-bank-nbo-settlement-days-2019
https://statutes.laws.com/north-dakota/t01/t01c03	law	North Dakota Century Code, chapter 1-03, whole, of about 2010
https://stl.news/mo-governor-signs-executive-order-closing-state-offices-on-christmas-eve/422763/	notice	us-mo-executive-order-20-20
https://studylibfr.com/doc/10170874/rci---travail---jours-feries	law	ci-decret-96-205-jours-feries
https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/	law	hu-munkarend-2026
https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html	notice	in-mh-gad-ni-act-holidays-2023
https://taxguru.in/sebi/trading-holidays-calendar-year-2018.html?nonamp=1/	notice	nse-india-trading-holidays-2018
https://tcer.my/?p=60376	notice	my-05-dun-holidays-2025
https://test.indiafin.com/?p=426	law	bw-public-holidays-act-03-07
https://theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election	notice	ug-mops-2021-election
https://timor-leste.gov.tl/?lang=tp&p=30266&print=1	notice	the government's list of the holidays of 2022
https://tma.org.hk/en_newsevents_n1.aspx?NewsId=186	notice	the association's announcement
https://trudipravo.bg/?p=10734	notice	Decision 935 of 2015 of the Council of Ministers, whole
https://uz.sputniknews.ru/20231223/uzbekistan-dopolnitelnyye-vyxodnyye-2024-god-41716619.html	notice	uz-presidential-decree-213-2023
https://vdocuments.site/chapter-5-trading-501d-for-the-avoidance-of-doubt-the-trading-hours-for-the.html	law	hkex-trading-days-rule
https://viselki.net/node/2446	law	ru-perenos-vyhodnyh-2019
https://wetten.overheid.nl/BWBR0002448	law elsewhere	nl-algemene-termijnenwet-3
https://www.abl.org.lb/english/abl-and-banking-sector-news/official-holidays	notice	lb-abl-official-holidays-2026
https://www.acrelandia.ac.gov.br/feriados	notice	the town's list of the holidays of 2023
https://www.africaguinee.com/articles/2022/10/02/guinee-la-journee-du-lundi-03-octobre-declaree-feriee	notice	gn-travail-communiques-2016-2025
https://www.alwakeelnews.com/Section_1/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1-%D9%85%D8%AD%D9%84%D9%8A%D8%A9/%D8%A7%D9%84%D8%AD%D9%83%D9%88%D9%85%D8%A9-%D8%AA%D8%B9%D9%84%D9%86-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%85%D9%8A%D9%84%D8%A7%D8%AF-%D9%88%D8%B1%D8%A3%D8%B3-%D8%A7%D9%84%D8%B3%D9%86%D8%A9_756457	notice	jo-prime-minister-notice-2025-12
https://www.anbima.com.br/feriados/feriados.asp	notice elsewhere	anbima-feriados-nacionais
https://www.ase.com.jo/en/Corporate-Profile/About-Us/Official-Holiday	notice	ase-holidays-2018
https://www.assolombarda.it/servizi/lavoro-e-previdenza/informazioni/festa-nazionale-di-san-francesco	law	it-law-151-2025-san-francesco
https://www.asx.com.au/markets/market-resources/asx-24-trading-calendar	notice	asx24-trading-calendar-2026
https://www.asxenergy.com.au/newsroom/industry_news/asx-24---christmas-and-new-ye	notice	ASX 24's notice of the hours at Christmas and New Year
https://www.asxenergy.com.au/newsroom/industry_news/asx-24-trading-and-clearing-h	notice	ASX 24's notice of trading and clearing hours
https://www.belex.rs/eng/o_berzi/vesti/45247	notice	belex-trading-calendar-2013
https://www.belgium.be/fr/la_belgique/connaitre_le_pays/Population/jours_feries	notice	the government's page of the ten holidays, not the decree
https://www.bermudalaws.bm/Laws/Annual%20Law/Acts/1999/Public%20Holidays%20Amendment%20Act%201999	report	the act was not read: the days as a compilation that cites it has them
https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11348	report	es-dgtrabajo-fiestas-laborales-2016
https://www.boe.es/buscar/doc.php?id=BOE-A-2016-9244	report	es-dgtrabajo-fiestas-laborales-2017
https://www.boe.es/buscar/doc.php?id=BOE-A-2017-11639	notice elsewhere	es-dgtrabajo-fiestas-laborales-2018
https://www.boe.es/buscar/doc.php?id=BOE-A-2018-14369	notice elsewhere	es-dgtrabajo-fiestas-laborales-2019
https://www.boe.es/buscar/doc.php?id=BOE-A-2019-14552	report	es-dgtrabajo-fiestas-laborales-2020
https://www.boe.es/buscar/doc.php?id=BOE-A-2020-13343	notice elsewhere	es-dgtrabajo-fiestas-laborales-2021
https://www.boe.es/buscar/doc.php?id=BOE-A-2021-17113	notice elsewhere	es-dgtrabajo-fiestas-laborales-2022
https://www.boe.es/buscar/doc.php?id=BOE-A-2022-16755	notice elsewhere	es-dgtrabajo-fiestas-laborales-2023
https://www.boe.es/buscar/doc.php?id=BOE-A-2023-22014	notice elsewhere	es-dgtrabajo-fiestas-laborales-2024
https://www.boe.es/buscar/doc.php?id=BOE-A-2024-21316	notice elsewhere	es-dgtrabajo-fiestas-laborales-2025
https://www.boe.es/buscar/doc.php?id=BOE-A-2025-21667	notice elsewhere	es-dgtrabajo-fiestas-laborales-2026
https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/	notice	the exchange's days without trading of 2017
https://www.bolsasymercados.es/es/sala-de-comunicacion/notas-de-prensa/2025/calendario-de-2026-en-los-mercados-financieros-espanoles.html	notice	bme-calendar-2026
https://www.bot.or.th/en/financial-institutions-holiday.html	notice elsewhere	bot-financial-institutions-holidays-2023-2025
https://www.bourse.lu/closing-days	notice	luxse-closing-days-2017
https://www.brecorder.com/news/40249403/eidul-azha-govt-announces-extra-holidays	notice	pk-pm-office-eid-ul-azha-2023
https://www.bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221208-31	notice elsewhere	bse-trading-holidays-2023
https://www.bsse.sk/bcpb/o-trhu/obchodne-dni/	notice	bsse-bratislava-non-trading-days-2023
https://www.bvb.ro/TradingAndStatistics/TradingSessionSchedule	notice	the page of 2020: no trading on the holidays of the year (their table was not in the copy), none in euro on 13 April, 1 May, 25 December
https://www.canada.ca/en/revenue-agency/services/tax/public-holidays.html	notice	ca-cra-public-holidays-2016
https://www.citizensinformation.ie/en/employment/employment-rights-and-conditions/leave-and-holidays/public-holidays/	notice elsewhere	the page of the state's information service, read in a copy
https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802	report	a custodian on the market of Indonesia
https://www.clearstream.com/clearstream-en/products-and-services/settlement/a19110-1629382	report	a custodian on the market of Colombia
https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-t2s/slovenia/settlement-process-slovenia-1280610	report	a custodian on the market of Slovenia
https://www.clearstream.com/clearstream-en/securities-services/settlement/a18027-1310026	report	a custodian on the market of Thailand
https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008	report	a custodian on the market of Malaysia
https://www.cmegroup.com/media-room/press-releases/2006/1/10/cme_announces_drmartinlutherkingjrholidaytradinghours.html	notice	cme-martin-luther-king-day-2006
https://www.cmegroup.com/media-room/press-releases/2007/8/20/cme_group_announceslabordayholidayhours.html	notice	cme-labor-day-2007
https://www.cmegroup.com/tools-information/holiday-calendar.html	notice	the group's schedule of 2023: the days, not the hours
https://www.comunicaffe.com/ice-notice-2018-good-friday-processing-schedule-and-trading-schedule/	notice	ice-futures-us-good-friday-2018
https://www.cs.ny.gov/attendance_leave/2021_legal_holidays.cfm	notice	us-ny-civil-service-2021
https://www.data.go.kr/data/15012690/openapi.do	notice elsewhere	kr-kasi-special-days-2024-2027
https://www.data.gouv.fr/datasets/jours-feries-en-france	notice	the government's data set of holidays, by zone
https://www.dateas.com/en-us/docs/diario-oficial-federacion/2018/12/11?page=3	notice	cnbv-dias-inhabiles-2019
https://www.devdiscourse.com/article/law-order/3731436-reserve-bank-announces-festive-season-trading-and-settlement-closures	notice	sarb-festive-season-2025-2026
https://www.diakoweb.hu/teszt-1/munkaugy/2015-munkanap-athelyezesek	law	hu-munkarend-2015
https://www.diputados.gob.mx/LeyesBiblio/ref/lft.htm	report	mexico-ley-federal-del-trabajo-art-74
https://www.dls.hu/dls/hirek/kereskedesi-szunnapok-bet	notice	bet-budapest-non-trading-days-2014
https://www.doviz724.com/borsa-istanbul-tatil-gunlerikiymetli-madenler-ve-kiymetli-taslar-piyasasi-09-08-2019-haber3b6c2a249036c52f.html	notice	borsa-istanbul-precious-metals-holidays-2019
https://www.eex.com/en/newsroom/detail?tx_news_pi1%5Baction%5D=detail&tx_news_pi1%5Bcontroller%5D=News&tx_news_pi1%5Bnews%5D=3339&cHash=c44b203d5b21fad7d9f212543a6ed4e8	notice	eex-year-end-2015
https://www.einpresswire.com/article/719603426/friday-14th-june-2024-official-king-s-birthday-therefore-a-public-holiday	notice	sb-gcu-kings-birthday-2024
https://www.elbalad.news/6747343	notice	eg-pm-decree-3944-2025
https://www.eltrecetv.com.ar/noticias/2025/08/29/anuncian-un-nuevo-feriado-para-el-mes-de-octubre-por-el-dia-del-respeto-a-la-diversidad-cultural/	notice	ar-jgm-resolucion-139-2025-traslado-12-octubre
https://www.ersteinvestment.hu/hu/gyik_kereskedesi_szunnapok.html	notice	bet-budapest-non-trading-days-2022
https://www.espritmagazine-ci.com/site/public/index.php/article/le-jeudi-27-mars-2025-declare-jour-ferie-et-chome	notice	ci-emploi-communiques-2022-2025
https://www.etnet.com.hk/www/tc/stocks/ah_news_detail.php?newsid=ETN351222775	notice	sse-szse-closures-2026
https://www.eurexclearing.com/clearing-en/resources/circulars/clearing-circular-1659414	notice	the clearing house's circular
https://www.eurexgroup.com/xetra-en/trading/trading-calendar-and-trading-hours	notice elsewhere	deutsche-boerse-trading-calendar-2025-2031
https://www.eyeonannapolis.net/2019/12/hogan-declares-december-24th-a-state-holiday/	notice	us-md-governor-2019-12-24
https://www.eyeonannapolis.net/2022/12/hogan-declares-friday-state-holiday/	notice	us-md-governor-2022-12-23
https://www.fahr.gov.ae/wp-content/uploads/2026/08/Circular-No.-11-of-2026-Regarding-The-Holiday-of-the-Prophet-Mohammads-Birthday-1448-AH.pdf	report	a program's list of 2026 that names the circular, which was not read
https://www.fairwork.gov.au/employment-conditions/public-holidays	notice	au-fair-work-upcoming-public-holidays-2026
https://www.fairwork.gov.au/employment-conditions/public-holidays/2027-public-holidays	report	au-fair-work-public-holidays-2027-report
https://www.federalreserve.gov/aboutthefed/k8.htm	notice	federal-reserve-k8-2020-2024
https://www.finanznachrichten.de/nachrichten-2023-11/60754468-nasdaq-omx-nordic-removal-of-calendar-tab-in-cms-web-252.htm	notice	Nasdaq's notice to the members of its clearing house, 24 November 2023, whole
https://www.finanznachrichten.de/nachrichten-2024-06/62439682-nasdaq-iceland-hf-changes-in-nasdaq-csds-settlement-calendar-in-iceland-252.htm	notice	Nasdaq CSD's notice of 7 June 2024, whole
https://www.finlex.fi/fi/laki/ajantasa/2021/20210728	law elsewhere	fi-act-728-2021-opening-days
https://www.finlex.fi/fi/laki/ajantasa/2023/20230652	law elsewhere	fi-church-act-652-2023-and-holiday-acts
https://www.finra.org/rules-guidance/notices/92-54	notice	nasd-notice-92-54-settlement
https://www.finra.org/rules-guidance/notices/97-93	notice	nasd-notice-97-93-settlement
https://www.fourstateshomepage.com/news/governor-parson-signs-executive-order-closing-state-offices-november-29/	notice	us-mo-executive-order-19-19
https://www.gabonmediatime.com/gabon-les-journees-du-15-16-et-17-aout-2022-feriees-chomees-et-payees/	notice	ga-travail-communiques-2021-2023
https://www.gconnect.in/state-government-employees/odisha-state-government/state-government-holidays-2020-odisha.html	notice	in-od-rdm-ni-act-holidays-2020
https://www.gl.ch/public-newsroom.html/31/newsroomnews/14237/title/n%C3%A4felser-fahrt	notice	the canton's news of the Näfelser Fahrt
https://www.gov.bm/public-holidays	notice	bm-public-holidays-2023-2025
https://www.gov.hk/en/about/abouthk/holiday/	notice elsewhere	hk-gov-general-holidays-2015
https://www.gov.im/news/2021/jul/06/bank-holidays-in-the-isle-of-man-2022/	notice	im-gov-bank-holidays-2022
https://www.gov.mt/en/About%20Malta/Pages/Public%20Holidays.aspx	notice	the government's list of the holidays of 2019
https://www.government.aw/news/news_47033/item/national-holidays-aruba-2023_61216.html	notice	aw-government-national-holidays-2023
https://www.governmentstaff.in/2023/12/Central-Government-Holidays.html	law	in-dopt-compulsory-holidays-rule
https://www.govinfo.gov/content/pkg/FR-1997-07-16/html/97-18607.htm	notice elsewhere	nyse-rule-51-10-1997-rule
https://www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html	law	gh-public-holidays-amendment-act-2019
https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun	law	tr-law-2429
https://www.hindustantimes.com/world-news/uae-stock-market-news-when-will-dubai-abu-dhabi-exchanges-open-amid-us-iran-tensions-new-update-in-101772403089774.html	notice	uae-cma-market-closure-2026-03
https://www.hkex.com.hk/Services/Trading-hours-and-Severe-Weather-Arrangements/Severe-Weather-Arrangements/Clearing-and-Settlement	notice	the exchange's summary of what a typhoon or rainstorm does to a settlement day
https://www.hkex.com.hk/news/news-release/2011/1101243news	notice	HKEx's release on the trading hours of 2011
https://www.in.gov/spd/2555.htm	notice	us-in-spd-2014
https://www.inform.kz/ru/kak-budut-otdihat-kazahstantsi-v-2026-godu-947dd6	notice	kz-egov-holidays-2026
https://www.infrastructure.gov.au/sites/default/files/documents/a20-2024-administrator-community-bulletin-ci-public-holidays-2025.pdf	notice elsewhere	cx-administrator-special-holidays-2025
https://www.iomtoday.co.im/news/mark-your-calendars-2026-bank-holidays-announced-for-isle-of-man-831415	notice	im-treasury-bank-holidays-2026
https://www.irishstatutebook.ie/eli/1997/act/20/enacted/en/html	law elsewhere	ie-organisation-of-working-time-act-1997-schedule-2
https://www.jamesalixmichel.com/presidency-press-releases/3122/Saturday-10th-September-is-a-Public-Holiday	notice elsewhere	sc-state-house-2016-09-10
https://www.jpx.co.jp/english/clearing-settlement/tplus2-settlement-cycle/index.html	notice	the group's announcement of settlement on T+2 from 16 July 2019
https://www.jpx.co.jp/english/corporate/news/news-releases/0020/20181221-01.html	notice	the exchanges’ release of 21 December 2018
https://www.kabinet.gov.my/hari-kelepasan-am/	report	the tables of 2026 and 2027, as others give them
https://www.kbc.co.ke/interior-cs-public-holiday-on-20th-to-celebrate-idd-ul-adha/	notice	ke-gazette-2021-07-20
https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/	notice	ke-gazette-2023-06-28
https://www.kemenkopmk.go.id/index.php/pemerintah-tetapkan-18-hari-libur-nasional-dan-8-cuti-bersama-tahun-2027	notice elsewhere	id-skb-hari-libur-nasional-2027
https://www.kurzyaskolenia-mzdy.sk/l/a30-oktober-2018-jednorazovy-statny-sviatok/	law	sk-act-241-1993-4a-2018
https://www.lbma.org.uk/articles/market-and-lbma-price-auction-closing-times-2022	notice	the association's closing times of 2022
https://www.lbma.org.uk/articles/market-and-lbma-price-auction-closing-times-over-easter	notice	the association's closing times over Easter
https://www.looppng.com/png-news/feb-28-declared-public-holiday-110178	law	pg-nec-somare-remembrance-2022
https://www.lzdww.com/read-122637.html	notice	cn-guangxi-sanyuesan-2024
https://www.marketscreener.com/MOSKOVSKAYA-BIRZHA-MMVB-R-15458593/news/Moskovskaya-Birzha-MMVB-RTS-Moscow-Exchange-trading-schedule-for-2019-public-holidays-27796056/?utm_medium=RSS&utm_content=20181224	notice	moex-public-holidays-2019
https://www.marketscreener.com/quote/stock/INTERCONTINENTAL-EXCHANGE-14931198/news/Intercontinental-Exchange-2025-Trading-Holiday-Calendar-47323024/	notice	ice-futures-us-trading-holidays-2025
https://www.marketscreener.com/quote/stock/MOSCOW-EXCHANGE-MICEX-RTS-15458593/news/Moscow-Exchange-MICEX-RTS-trading-schedule-in-June-2023-43992405/?utm_medium=RSS&utm_content=20230530	notice	moex-june-2023
https://www.maroc.ma/en/news/morocco-celebrates-eid-al-fitr-thursday-ministry-endowments-and-islamic-affairs	notice	ma-habous-announcements-2016-2026
https://www.mom.gov.sg/employment-practices/public-holidays	notice elsewhere	sg-mom-public-holidays-2025-2027
https://www.munkaugyiforum.hu/a-gazdasagfejlesztesi-miniszter-15-2023-vii-13-gfm-rendelete-a-2024-evi-munkaszuneti-napok-koruli-munkarendrol/	law	hu-munkarend-2024
https://www.nasdaq.com/european-market-activity/trading-hours	report	nasdaq-nordic-holiday-schedule-2025-2027-report
https://www.nasdaqdubai.com/trading/trading-and-settlement-calendar	report	the page tells of a document with the days, which was not read
https://www.nationalbanken.dk/da/vores-arbejde/stabile-priser-pengepolitik-og-dansk-oekonomi/banklukkedage	notice	danmarks-nationalbank-closing-days-2026-2027
https://www.ncnewspress.com/news/20191223/state-offices-to-close-dec-24-to-observe-christmas-eve	notice	us-ne-governor-2019-12-24
https://www.newswire.ca/news-releases/tmx-group-holiday-operating-schedule-812136940.html	notice	tmx-group-holiday-schedule-2023-12
https://www.newswire.ca/news-releases/tmx-group-holiday-operating-schedule-874409556.html	notice	tmx-group-holiday-schedule-2019-12
https://www.newyorkfed.org/markets/opolicy/operating_policy_160106	notice	the bank's announcement of the rates' publication
https://www.nzfbf.co.nz/holidays	notice	nzfbf-business-day-rule
https://www.odex.co.jp/en/data/holiday-schedules/index.html	notice	odex-holidays-2025
https://www.officialgazette.gov.ph/	report	the proclamations of these years, as the press and programs tell them
https://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/	law elsewhere	ph-ra-9492-holidays-rule
https://www.officialgazette.gov.ph/nationwide-holidays/2027/	report	Proclamation 1427, as programs list its days
https://www.omaninfo.om/jp/pages/161/show/943	law elsewhere	om-royal-decrees-88-2022-15-2025
https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/	notice	us-opm-federal-holidays-2024-2025
https://www.oregon.gov/das/Pages/buildingclosure.aspx	notice	us-or-state-closures-2026
https://www.oslobors.no/Oslo-Boers/Om-Oslo-Boers/AApningstider	notice	oslo-bors-2017-2018
https://www.parahat.info/edict/2025?tmpl=component&print=1&page=	law	tm-presidential-decrees-2015-2020
https://www.prnewswire.com/news-releases/cboe-global-markets-to-close-its-us-markets-january-9-in-honor-of-national-day-of-mourning-for-former-president-jimmy-carter-302340342.html	notice	cboe-national-day-of-mourning-2025-01-09
https://www.pse.cz/informace-o-obchodovani/kalendar-burzovnich-dni	notice	pse-prague-non-trading-days-2022-2023
https://www.pseacademy.com.ph/LM/investors~details/id-1316274803501/The_Trading_Schedule.html	notice	the exchange's days of trading, in its own words
https://www.pulse.com.gh/news/local/govt-declares-monday-january-9-as-a-public-holiday-to-mark-constitution-day/9cb0xxe	notice	the notice of the Ministry of the Interior (Ghana) for 9 January 2023
https://www.pulselive.co.ke/news/monday-declared-a-public-holiday/tg3yybc	notice	ke-gn-3651-2020-idd-ul-fitr
https://www.radiosrebrenik.ba/neradni-dani-u-fbih-povodom-nove-godine-1-i-2-januara-2026/	notice	ba-bih-ministry-notices
https://www.richmondfed.org/about_us/holiday_schedule	notice	richmond-fed-holidays-2025-2027
https://www.riksbank.se/en-gb/press-and-published/calendar/holidays-2026	notice	riksbank-holidays-2026
https://www.ris.bka.gv.at/eli/bgbl/1957/153/A1P1/NOR12094414	law elsewhere	at-feiertagsruhegesetz-1957
https://www.rosaliearruda.com/2025/12/governo-federal-divulga-feriados-e.html	notice	brazil-portaria-mgi-11460-2025
https://www.sawtbeirut.com/world-news/%D8%A7%D9%84%D8%B1%D8%A6%D9%8A%D8%B3-%D8%A7%D9%84%D8%B3%D9%88%D8%B1%D9%8A-%D9%8A%D8%B5%D8%AF%D8%B1-%D9%85%D8%B1%D8%B3%D9%88%D9%85%D8%A7%D9%8B-%D9%8A%D9%8F%D8%AD%D8%AF%D8%AF-%D8%A7%D9%84%D8%A3%D8%B9/	law	sy-decree-188-2025
https://www.scribd.com/document/559869290/Festat-zyrtare-ne-Republiken-e-Kosoves-per-vitin-2022	notice	xk-government-official-holidays-2022
https://www.seg-social.es/wps/PA_POINCALAB/CalendarioServlet?exportacion=CSV&tipo=1	notice	es-seguridad-social-calendario-laboral-2023
https://www.selaw.com.tw/English/LawArticle?releaseDate=2021-04-01&sysNumber=LW10810509	law	Operating Rules of the Taiwan Stock Exchange Corporation, article 4
https://www.set.or.th/en/about/event-calendar/holiday	notice elsewhere	set-holidays-2026
https://www.setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2026	notice elsewhere	id-joint-ministerial-decree-holidays-2026
https://www.sifma.org/newsroom/2016/sifma-market-close-recommendation-for-the-us-presidents-day-holiday/	notice	sifma-presidents-day-2015
https://www.sifma.org/resources/guides-playbooks/holiday-schedule	notice elsewhere	sifma-holiday-schedule-2026-2027
https://www.sifma.org/resources/news/sifma-changes-early-close-recommendation-policy/	notice	the association's announcement of its policy
https://www.sifma.org/resources/news/sifma-recommends-an-early-market-close-on-july-2-and-a-full-market-close-on-july-3-in-the-u-s-in-observance-of-the-independence-day-holiday/	notice	the association's recommendation
https://www.sos.arkansas.gov/calendar/detail/christmas-day-2023	notice	us-ar-sos-christmas-2023
https://www.soutalalam.com/print~6302	notice	eg-pm-decisions-2017-2025
https://www.sse.com.cn/disclosure/announcement/general/c/c_20231226_5733939.shtml	notice elsewhere	sse-closures-2024
https://www.sse.com.cn/lawandrules/sselawsrules2025/trade/universal/c/c_20260424_10816492.shtml	law elsewhere	Trading Rules of the Shanghai Stock Exchange (2026), rule 2.4.1, whole
https://www.standardmedia.co.ke/ureport/article/2001283929/matiang-i-announces-friday-a-public-holiday	notice	ke-gazette-2018-06-15
https://www.suin-juriscol.gov.co/viewDocument.asp?id=1605519	law elsewhere	the law, read in a copy
https://www.tncvs.tn.edu.tw/sub/latestevent/index-1.asp?Parser=22%2C5%2C690%2C36%2C%2C%2C21228	law	tw-memorial-days-act-2025
https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246	notice	tsx-ops-notice-2022-021-truth-and-reconciliation
https://www.twse.com.tw/zh/trading/holiday.html	notice elsewhere	twse-holiday-schedule-2021-2026
https://www.vystahovalectvo.sk/zakon-241-1993-z-z/	law	sk-act-241-1993
https://www.wakatsera.com/les-fetes-legales-au-burkina-faso	law	bf-loi-079-2015-fetes-legales
https://www.wienerborse.at/news/wiener-boerse-news/news/aenderung-der-handelszeiten-am-letzten-handelstag-29-dezember-2017/	notice	wiener-boerse-last-trading-day-2017
https://www.worksafe.tas.gov.au/laws/public_holidays	notice	the regulator's page of 2019, not the Act
https://www.wylie.co.za/Articles/Read/116/Employers-be-Aware%3A-Both-Sunday-%26-Monday-are-Public-Holidays!	law	Public Holidays Act 36 of 1994 (South Africa), section 2(1), whole
https://www.zawya.com/en/press-release/government-news/uae-cabinet-approves-the-national-day-holiday-for-federal-government-from-2-to-4-december-ujm57ynh	notice	ae-cabinet-national-day-2023
https://www.zimbabwesituation.com/news/august-23-declared-public-holiday/	notice	zw-gn-1345a-2023-election-day
https://www2.illinois.gov/cms/personnel/employeeresources/Pages/StateHolidays.aspx	notice	us-il-cms-2019-2020
https://xinhu.cn//article/zhuanzaiguanyu2022nianbufenjiejiarifangjiahexiushianpaidetongzhi-93926-1.html	notice	dce-closures-2022
https://yedu.pl/biznes/gpw-dni-bez-sesji-2023/?amp=1	notice	resolution 509/2022 of the management board of the Warsaw exchange on 2023
https://yokoi-law.jp/blogs/national-holiday/348	law	国民の祝日に関する法律, article 2
https://yukon.ca/en/find-yukon-statutory-holiday	notice	the government's page with the lists of 2024 and 2025 and the rule for days off
https://zh.wikisource.org/wiki/国务院办公厅关于2002年部分节假日休息安排的通知	report	the notice was not read: dates as in projects that cite it under this address
https://zh.wikisource.org/wiki/国务院办公厅关于2003年部分节假日休息安排的通知	report	the notice was not read: dates as in projects that cite it under this address
https://zh.wikisource.org/wiki/国务院办公厅关于2005年部分节假日安排的通知	report	the notice was not read: dates as in projects that cite it under this address
https://zse.hr/en/non-trading-days/110	notice	zse-zagreb-non-trading-days-2022`;
